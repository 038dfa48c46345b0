/**
 * `npm test`: runs every check, one step after the other, then prints the results and one closing
 * line. With arguments it runs only the tests they name: `npm test -- src/records/units e2e/search`.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './setup/build.mjs'
import { installedChromium } from './setup/chromium.mjs'
import { openProgress } from './setup/progress.mjs'
import { browserTests, vitestTests } from './test/counted.mjs'
import { keepFilesInMemory } from './test/files-in-memory.mjs'
import { runStep } from './test/step.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
keepFilesInMemory()

const results = []
for (const { name, work } of chooseSteps(process.argv.slice(2))) {
  console.log(`\n── ${name}`)
  const begun = performance.now()
  const result = await work()
  results.push({ name, seconds: (performance.now() - begun) / 1000, ...result })
}
report()

function chooseSteps(names) {
  const inBrowser = names.filter((name) => name.startsWith('e2e'))
  const others = names.filter((name) => !name.startsWith('e2e'))
  const checks = [
    {
      name: 'format and lint',
      work: () => runStep('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    },
    { name: 'types', work: () => runStep('typescript/bin/tsc', ['--noEmit']) },
    { name: 'unused code', work: () => runStep('knip/bin/knip.js', []) },
  ]
  const tests = { name: 'unit and database tests', work: () => vitestTests(others) }
  const browser = [
    { name: 'build', work: buildStep },
    { name: 'browser tests', work: () => browserTests(inBrowser, installedChromium()) },
  ]
  if (names.length > 0) {
    return [...(others.length > 0 ? [tests] : []), ...(inBrowser.length > 0 ? browser : [])]
  }
  return [...checks, tests, ...(existsSync(join(root, 'e2e')) ? browser : [])]
}

async function buildStep() {
  try {
    const progress = openProgress()
    await build(root, progress)
    progress.end()
    return { ok: true }
  } catch (error) {
    console.error(error.message)
    return { ok: false }
  }
}

function report() {
  console.log('')
  for (const { name, ok, seconds, passed, failed } of results) {
    const count = passed === undefined ? '' : `${passed} passed, ${failed} failed`
    console.log(
      `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${count}`.trimEnd(),
    )
  }
  const failures = results.flatMap((result) => result.failures ?? [])
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
  const passed = results.reduce((sum, result) => sum + (result.passed ?? 0), 0)
  // A step that failed without a failed test (lint, types, a crash) is a failure too.
  const failed = results.reduce(
    (sum, { ok, failed: of = 0 }) => sum + (ok ? of : Math.max(of, 1)),
    0,
  )
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
