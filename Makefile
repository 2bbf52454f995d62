# The commands of the project. `make demo` and `make test` do their own set-up on a fresh machine.

SWIFT ?= swift
SAMPLES = --package-path SampleModels
STORE ?= .build/demo/dogs.sqlite

FORMAT ?= text
CORPUS ?= ../shared/corpus
REPETITIONS ?= 9
ROWS ?= 1000000

.PHONY: demo test lint accept setup bench-generator bench-migration

## From the model to saved rows: builds Dog Walk through the plugin and runs it twice.
demo:
	@Scripts/setup samples
	@Scripts/demo "$(STORE)"

## Everything that must hold before a change is committed.
test: lint
	@Scripts/setup samples
	MODELWRIGHT_COMPILE=1 $(SWIFT) test -Xswiftc -warnings-as-errors

## The formatter's rules, all of them errors.
lint:
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Plugins Templates SampleModels Fuzzing Benchmarks Package.swift

## Takes the generated code and the DDL as they are now for the expected ones.
accept:
	@Scripts/setup
	MODELWRIGHT_ACCEPT=1 $(SWIFT) test --filter 'GoldenCases|GoldenSchemaTests'

## What reading and generating costs, against the floor. FORMAT=json for machines; CORPUS names a
## folder of real models, of which the largest is measured.
bench-generator:
	@Scripts/setup
	@Scripts/bench-generator --format "$(FORMAT)" --corpus "$(CORPUS)" --repetitions "$(REPETITIONS)"

## What migrating a table of ROWS rows costs, beside SQL written by hand, and how much memory it takes.
bench-migration:
	@Scripts/setup
	@Scripts/bench-migration --format "$(FORMAT)" --rows "$(ROWS)" --repetitions "$(REPETITIONS)"

## The system libraries alone.
setup:
	@Scripts/setup samples
