/** Steps that are tests: run with their own reporter, and counted from their JSON report. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runStep } from './step.mjs'

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
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} › ${fullName}`) : [file]
    })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

function inPlaywright({ stats, suites }) {
  const specs = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  const failures = specs.map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures }
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
