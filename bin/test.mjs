/**
 * `npm test`: runs what must hold at every commit, then prints the results and one closing line. Checks and build run
 * beside the unit tests, whose two processes often wait for the database. `--all` (`npm run test:all`) adds the tests
 * that are slow and rare. With names it runs only these: `npm test -- src/records/units e2e/search`.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from './setup/build.mjs'
import { installedChromium } from './setup/chromium.mjs'
import { openProgress } from './setup/progress.mjs'
import { browserTests, vitestTests } from './test/counted.mjs'
import { keepFilesInMemory } from './test/files-in-memory.mjs'
import { runQuietly } from './test/step.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)
keepFilesInMemory()

const names = process.argv.slice(2).filter((argument) => argument !== '--all')
// For bin/test/ring.ts. A file that is named runs, whatever its ring.
if (process.argv.includes('--all')) process.env.TEST_RING = 'all'
else if (names.length > 0) process.env.TEST_RING = 'named'

const results = []
for (const lanes of chooseSteps(names)) {
  const finished = await Promise.all(lanes.map(runInTurn))
  results.push(...finished.flat())
}
report()

/** The steps, in lanes that run beside each other; one group of lanes after the other. */
function chooseSteps(names) {
  const inBrowser = names.filter((name) => name.startsWith('e2e'))
  const others = names.filter((name) => !name.startsWith('e2e'))
  const checks = [
    {
      name: 'format and lint',
      work: () => runQuietly('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    },
    { name: 'unused code', work: () => runQuietly('knip/bin/knip.js', []) },
    { name: 'types', work: () => runQuietly('typescript/bin/tsc', ['--noEmit']) },
  ]
  const building = { name: 'build', work: buildStep }
  const tests = { name: 'unit and database tests', work: () => vitestTests(others) }
  const browser = {
    name: 'browser tests',
    work: () => browserTests(inBrowser, installedChromium()),
  }
  if (names.length > 0) {
    return [
      [others.length > 0 ? [tests] : [], inBrowser.length > 0 ? [building] : []],
      [inBrowser.length > 0 ? [browser] : []],
    ]
  }
  return existsSync(join(root, 'e2e'))
    ? [[[...checks, building], [tests]], [[browser]]]
    : [[checks, [tests]]]
}

async function runInTurn(steps) {
  const done = []
  for (const { name, work } of steps) {
    console.log(`\n── ${name}`)
    const begun = performance.now()
    const result = await work()
    done.push({ name, seconds: (performance.now() - begun) / 1000, ...result })
  }
  return done
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
  const flaky = results.flatMap((result) => result.flaky ?? [])
  if (flaky.length > 0) console.log(`\nFlaky, passed only when repeated:\n${flaky.join('\n')}`)
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
