#!/usr/bin/env python3
"""What generated classes cost the compiler, as ratios to plain final classes with the same properties.

All variants are compiled in turn, several times, and the medians of the compiler's user time are
compared: a busy machine slows all of them. Run it from the package's root after `swift build`:

    Benchmarks/CompileCost/measure.py [--entities 200] [--attributes 20] [--rounds 3] [--json FILE]
"""

import argparse
import json
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile

import model as models

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PLAIN, ACCESSORS, DEFAULT, SNAPSHOTS, ENUMERATIONS = (
    "plain classes", "accessors", "default output", "with snapshots", "with enumerations")
FEATURES = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]
MODES = {
    # As SwiftPM compiles a module in its two configurations.
    "debug": ["-Onone", "-g", "-enable-testing", "-enable-batch-mode"],
    "release": ["-O", "-whole-module-optimization", "-g"],
}


def generate(folder, document, settings):
    """Files by name that the tool makes of a document; `None` when it cannot."""
    bundle = os.path.join(folder, "Cost.xcdatamodeld")
    version = os.path.join(bundle, "Cost.xcdatamodel")
    os.makedirs(version)
    with open(os.path.join(version, "contents"), "w") as file:
        file.write(document)
    output = os.path.join(folder, "Generated")
    command = [os.path.join(ROOT, ".build/debug/modelwright"), "generate", bundle, "--output", output]
    if settings is not None:
        path = os.path.join(folder, "settings.json")
        with open(path, "w") as file:
            json.dump(settings, file)
        command += ["--config", path]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        print("left out:", run.stderr.strip().split("\n")[0], file=sys.stderr)
        return None
    texts = {}
    for name in os.listdir(output):
        if name.endswith(".swift"):
            with open(os.path.join(output, name)) as file:
                texts[name] = file.read()
    return texts


def without_extras(text):
    """A class without its typed initializer and its constants."""
    text = re.sub(
        r"\n  /// Makes an object of the entity in a context, with the values.*?\n  }\n", "\n", text,
        flags=re.S)
    text = re.sub(r"  /// What holds the model of the class\.\n.*?\n\n", "", text, flags=re.S)
    return text.replace(": ManagedObject, ModelClass", ": ManagedObject")


def prepare(folder, arguments):
    """The files of every variant, by its name."""
    # A build that runs meanwhile changes nothing that is measured.
    shutil.copytree(os.path.join(ROOT, ".build/debug/Modules"), os.path.join(folder, "modules"))
    model = models.entities(arguments.entities, arguments.attributes)
    document = models.contents(model)
    default = generate(os.path.join(folder, "default"), document, None)
    if default is None:
        sys.exit("modelwright generates nothing; run swift build first")
    texts = {
        PLAIN: {f"Entity{i:03}.swift": models.plain(i, m) for i, m in enumerate(model)},
        ACCESSORS: {name: without_extras(text) for name, text in default.items()},
        DEFAULT: default,
    }
    if not arguments.basic:
        texts[SNAPSHOTS] = generate(os.path.join(folder, "snapshots"), document, {"snapshots": True})
        texts[ENUMERATIONS] = generate(
            os.path.join(folder, "enumerations"), models.contents(model, enumerated=True), None)
    for name in arguments.extra:
        texts[os.path.basename(name)] = {
            file: open(os.path.join(name, file)).read() for file in sorted(os.listdir(name))}
    variants = {}
    for variant, files in texts.items():
        if files is None:
            continue
        place = os.path.join(folder, "sources", variant.replace(" ", "-"))
        os.makedirs(place)
        for name, text in files.items():
            with open(os.path.join(place, name), "w") as file:
                file.write(text)
        variants[variant] = sorted(os.path.join(place, name) for name in files)
    return variants


def compile(files, mode, folder):
    """The user time in seconds that the compiler and its children take."""
    products = os.path.join(folder, "products")
    shutil.rmtree(products, ignore_errors=True)
    os.makedirs(products)
    outputs = {"": {"swift-dependencies": os.path.join(products, "module.swiftdeps")}}
    for file in files:
        outputs[file] = {"object": os.path.join(products, os.path.basename(file) + ".o")}
    if mode == "release":
        outputs[""]["object"] = os.path.join(products, "module.o")
    table = os.path.join(products, "outputs.json")
    with open(table, "w") as file:
        json.dump(outputs, file)
    command = ["swiftc", "-module-name", "Cost", "-parse-as-library", "-swift-version", "6", "-j", "2"]
    command += ["-warnings-as-errors", "-I", os.path.join(folder, "modules")]
    for library in ("CModelwrightSQLite", "CModelwrightXML2"):
        command += ["-Xcc", f"-fmodule-map-file={ROOT}/Sources/{library}/module.modulemap"]
    for feature in FEATURES:
        command += ["-enable-upcoming-feature", feature]
    command += MODES[mode] + ["-emit-module", "-emit-module-path", f"{products}/Cost.swiftmodule"]
    command += ["-output-file-map", table, "-c"] + files
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(run.stderr[:4000])
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def measure(variants, arguments, folder):
    """Rows of the table: seconds and ratio of every variant in every mode."""
    times = {(mode, variant): [] for mode in arguments.modes for variant in variants}
    compile(variants[PLAIN][:1], arguments.modes[0], folder)  # Fills the compiler's module cache.
    for _ in range(arguments.rounds):
        for mode in arguments.modes:
            for variant, files in variants.items():
                times[mode, variant].append(compile(files, mode, folder))
                print(f"{mode} {variant}: {times[mode, variant][-1]:.2f} s", file=sys.stderr)
    rows = []
    for mode in arguments.modes:
        base = statistics.median(times[mode, PLAIN])
        for variant in variants:
            seconds = statistics.median(times[mode, variant])
            rows.append({
                "mode": mode, "variant": variant, "seconds": round(seconds, 3),
                "milliseconds per entity": round(1000 * seconds / arguments.entities, 1),
                "ratio": round(seconds / base, 3)})
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--entities", type=int, default=200)
    parser.add_argument("--attributes", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--modes", nargs="+", choices=list(MODES), default=list(MODES))
    parser.add_argument("--basic", action="store_true", help="leave out what options add")
    parser.add_argument("--extra", nargs="*", default=[], help="folders of Swift files to compare too")
    parser.add_argument("--json", help="a file for the figures")
    parser.add_argument("--limit", type=float, default=1.25, help="what the default output may cost")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="modelwright-cost-") as folder:
        variants = prepare(folder, arguments)
        rows = measure(variants, arguments, folder)
    print(f"{arguments.entities} entities of {arguments.attributes} attributes, "
          f"user time, median of {arguments.rounds}")
    print(f"{'':8} {'':18} {'seconds':>8} {'ms/entity':>10} {'ratio':>6}")
    for row in rows:
        print(f"{row['mode']:8} {row['variant']:18} {row['seconds']:8.2f} "
              f"{row['milliseconds per entity']:10.1f} {row['ratio']:6.2f}")
    if arguments.json:
        with open(arguments.json, "w") as file:
            json.dump({"entities": arguments.entities, "attributes": arguments.attributes,
                       "rounds": arguments.rounds, "results": rows}, file, indent=2)
            file.write("\n")
    return any(row["ratio"] > arguments.limit for row in rows if row["variant"] == DEFAULT)


if __name__ == "__main__":
    sys.exit(main())
