# The commands of the project. `make demo` and `make test` do their own set-up on a fresh machine.

SWIFT ?= swift
SAMPLES = --package-path SampleModels
STORE ?= .build/demo/dogs.sqlite

.PHONY: demo test lint accept setup

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
	$(SWIFT) format lint --strict --recursive --parallel Sources Tests Plugins Templates SampleModels Package.swift

## Takes the generated code and the DDL as they are now for the expected ones.
accept:
	@Scripts/setup
	MODELWRIGHT_ACCEPT=1 $(SWIFT) test --filter 'GoldenCases|GoldenSchemaTests'

## The system libraries alone.
setup:
	@Scripts/setup samples
