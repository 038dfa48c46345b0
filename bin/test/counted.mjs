/** Steps that are tests: run with their own reporter, and counted from their JSON report. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runStep } from './step.mjs'

const REASON_LINES = 8
/** One or two flaky tests do not lose a run; more fail it. */
const MAX_FLAKY = 2

/** Runs Vitest on the named files (all by default). */
export async function vitestTests(names) {
  const report = freshReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await runStep('vitest/vitest.mjs', ['run', ...reporters, ...names])
  return { ...result, ...read(report, inVitest) }
}

/** Runs Playwright on the named files, with the given Chromium (Playwright's own when null). */
export async function browserTests(names, chromium) {
  const report = freshReport('playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(chromium ? { CHROMIUM: chromium } : {}) }
  const result = await runStep(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...names],
    env,
  )
  return { ...result, ...read(report, inPlaywright) }
}

function inVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(process.cwd(), name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      // A file that could not be loaded has no tests.
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) =>
            withReason(`${file} › ${fullName}`, failureMessages?.[0]),
          )
        : [file]
    })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

function inPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf)
  const failures = specs.filter(({ ok }) => !ok).map(nameWithReason)
  const flaky = specs.filter(isFlaky).map(nameWithReason)
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  if (flaky.length <= MAX_FLAKY) return { ...counts, failures, flaky }
  failures.push(`${flaky.length} flaky tests; at most ${MAX_FLAKY} are let pass`)
  return { ...counts, failures, flaky, ok: false }
}

/** It failed, and passed when it was repeated. */
const isFlaky = ({ tests = [] }) => tests.some(({ status }) => status === 'flaky')

function nameWithReason({ file, line, title, tests = [] }) {
  const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? [])
  return withReason(`e2e/${file}:${line} › ${title}`, errors[0]?.message)
}

/** The name of a test that failed, and the first lines of its error beneath: logs are often read from their end. */
function withReason(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
  return [name, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n')
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function freshReport(name) {
  const folder = join(process.cwd(), '.cache', 'test-reports')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  rmSync(path, { force: true })
  return path
}

/** A run that ended without a report counts no tests, and is failed by its exit code. */
function read(report, outcome) {
  try {
    return outcome(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { ok: false, passed: 0, failed: 0 }
  }
}
