/** Steps that are tests: run with their own reporter, and counted from their JSON report. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from './step.mjs'

/** Vitest on the files named (all when none is). */
export async function vitestTests(names) {
  const report = freshReport('vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const result = await runStep('vitest/vitest.mjs', ['run', ...reporters, ...names])
  return { ...result, ...count(report, (read) => [read.numPassedTests, read.numFailedTests]) }
}

/** Playwright on the files named, in the Chromium given (Playwright's own when null). */
export async function browserTests(names, chromium) {
  const report = freshReport('playwright.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(chromium ? { CHROMIUM: chromium } : {}) }
  const result = await runStep(
    '@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...names],
    env,
  )
  return {
    ...result,
    ...count(report, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  }
}

function freshReport(name) {
  const folder = join(process.cwd(), '.cache', 'test-reports')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  rmSync(path, { force: true })
  return path
}

/** A run that ended without its report counts nothing, and has failed by its exit code. */
function count(report, read) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(report, 'utf8')))
    return { passed, failed }
  } catch {
    return { ok: false, passed: 0, failed: 0 }
  }
}
