/** Tests `npm test` itself, with fakes of the programs it runs. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sathani test run '))
  cpSync(join(project, 'bin'), join(folder, 'bin'), { recursive: true })
  for (const path of ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'src/server.ts']) {
    write(path, '')
  }
  mkdirSync(join(folder, 'e2e'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'))
  for (const program of [biome, tsc, knip, vite]) writeProgram(program, '')
  writeProgram(vitest, vitestSays({ numPassedTests: 5, numFailedTests: 0 }))
  writeProgram(playwright, playwrightSays({ expected: 3, flaky: 0, unexpected: 0 }))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

it('adds up the counts of the runners, and prints only them on the last line', () => {
  expect(npmTest()).toMatchObject({ status: 0, lastLine: '8 passed, 0 failed' })
})

it('counts failed tests, and still runs the following steps', () => {
  writeProgram(vitest, `${vitestSays({ numPassedTests: 4, numFailedTests: 1 })}; process.exit(1)`)
  expect(npmTest()).toMatchObject({ status: 1, lastLine: '7 passed, 1 failed' })
})

it('names all failures and their reasons at the end, wherever they occurred', () => {
  const ofVitest = [
    { fullName: 'a sum adds up', status: 'passed' },
    {
      fullName: 'a sum is exact',
      status: 'failed',
      failureMessages: ['Error: \u001b[31mexpected 3\u001b[39m\n\nreceived 4'],
    },
  ]
  const files = [
    { name: join(folder, 'src/sum.test.ts'), status: 'failed', assertionResults: ofVitest },
    { name: join(folder, 'src/torn.test.ts'), status: 'failed', assertionResults: [] },
  ]
  const specs = [
    {
      file: 'search.spec.ts',
      line: 7,
      title: 'a search is shared',
      ok: false,
      tests: [{ results: [{ errors: [{ message: 'Test timeout of 180000ms exceeded.' }] }] }],
    },
    { file: 'search.spec.ts', line: 9, title: 'a search is kept', ok: true },
  ]
  writeProgram(
    vitest,
    `${vitestSays({ numPassedTests: 1, numFailedTests: 1 }, files)}; process.exit(1)`,
  )
  const suites = [{ specs: [], suites: [{ specs }] }]
  writeProgram(
    playwright,
    `${playwrightSays({ expected: 1, flaky: 0, unexpected: 1 }, suites)}; process.exit(1)`,
  )
  expect(npmTest().output).toContain(
    [
      'Failed:',
      'src/sum.test.ts › a sum is exact',
      '    Error: expected 3',
      '    received 4',
      'src/torn.test.ts',
      'e2e/search.spec.ts:7 › a search is shared',
      '    Test timeout of 180000ms exceeded.',
      '',
      '2 passed, 2 failed',
    ].join('\n'),
  )
})

describe('a browser test that passed only when it was repeated', () => {
  const flaky = (count: number) => {
    const failed = { errors: [{ message: 'It was not there.' }] }
    const tests = [{ status: 'flaky', results: [failed, {}] }]
    const specs = Array.from({ length: count }, (_, at) => ({
      ...{ file: 'search.spec.ts', line: at + 1, title: 'a search is shared', ok: true, tests },
    }))
    return playwrightSays({ expected: 1, flaky: count, unexpected: 0 }, [{ specs }])
  }

  it('is named, with the reason why it failed, and counts as passed', () => {
    writeProgram(playwright, flaky(2))
    const { status, output } = npmTest()
    expect(status).toBe(0)
    expect(output).toContain(
      [
        'Flaky, passed only when repeated:',
        'e2e/search.spec.ts:1 › a search is shared',
        '    It was not there.',
        'e2e/search.spec.ts:2 › a search is shared',
        '    It was not there.',
        '',
        '8 passed, 0 failed',
      ].join('\n'),
    )
  })

  it('fails the run as one of three', () => {
    writeProgram(playwright, flaky(3))
    const { status, lastLine, output } = npmTest()
    expect({ status, lastLine }).toEqual({ status: 1, lastLine: '9 passed, 1 failed' })
    expect(output).toContain('e2e/search.spec.ts:3 › a search is shared')
    expect(output).toContain('3 flaky tests; at most 2 are let pass')
  })
})

it('prints what a check says when it has ended, in one piece', () => {
  writeProgram(tsc, "console.log('one'); setImmediate(() => console.error('two'))")
  expect(npmTest().output).toContain('one\ntwo\n')
})

it('fails when a check without test counts fails', () => {
  writeProgram(tsc, 'process.exit(2)')
  const { status, lastLine, output } = npmTest()
  expect({ status, lastLine }).toEqual({ status: 1, lastLine: '8 passed, 1 failed' })
  expect(output).toMatch(/FAILED +types/)
  expect(output).toMatch(/ok +format and lint/)
})

it('does not count a crashed runner as passed', () => {
  writeProgram(vitest, '')
  expect(npmTest()).toMatchObject({ status: 1, lastLine: '3 passed, 1 failed' })
})

it('counts an error outside of any test', () => {
  writeProgram(vitest, `${vitestSays({ numPassedTests: 5, numFailedTests: 0 })}; process.exit(1)`)
  expect(npmTest()).toMatchObject({ status: 1, lastLine: '8 passed, 1 failed' })
})

it('runs only the named tests, each with its own runner', () => {
  expect(npmTest('src/records/units')).toMatchObject({ status: 0, lastLine: '5 passed, 0 failed' })
  expect(npmTest('e2e/search')).toMatchObject({ status: 0, lastLine: '3 passed, 0 failed' })
  const both = npmTest('src/records/units', 'e2e/search')
  expect(both).toMatchObject({ status: 0, lastLine: '8 passed, 0 failed' })
})

it('tells the runners whether the slow and rare tests run too: all of them, or those that are named', () => {
  const says = `console.log('ring ' + process.env.TEST_RING)`
  const counts = vitestSays({ numPassedTests: 5, numFailedTests: 0 })
  writeProgram(vitest, `${counts}; ${says}`)
  expect(npmTest().output).toContain('ring undefined')
  expect(npmTest('src/records/units').output).toContain('ring named')
  expect(npmTest('--all')).toMatchObject({ status: 0, lastLine: '8 passed, 0 failed' })
  expect(npmTest('--all', 'src/records/units').output).toContain('ring all')
})

it('stops on a signal, and runs nothing more', async () => {
  writeProgram(vitest, "console.log('working'); setInterval(() => {}, 1000)")
  const run = spawn(process.execPath, [join(folder, 'bin/test.mjs')], { cwd: '/' })
  let output = ''
  for await (const words of run.stdout) {
    output += words
    if (output.includes('working\n')) run.kill('SIGTERM')
  }
  const [code] = run.exitCode === null ? await once(run, 'close') : [run.exitCode]
  expect(code).toBe(143)
  expect(output).not.toContain('browser tests')
})

const biome = '@biomejs/biome/bin/biome'
const tsc = 'typescript/bin/tsc'
const knip = 'knip/bin/knip.js'
const vite = 'vite/bin/vite.js'
const vitest = 'vitest/vitest.mjs'
const playwright = '@playwright/test/cli.js'

function npmTest(...names: string[]): { status: number | null; lastLine?: string; output: string } {
  const script = join(folder, 'bin/test.mjs')
  const { TEST_RING: _, ...env } = process.env
  const run = spawnSync(process.execPath, [script, ...names], { encoding: 'utf8', cwd: '/', env })
  const output = run.stdout + run.stderr
  return { status: run.status, lastLine: run.stdout.trimEnd().split('\n').at(-1), output }
}

function vitestSays(counts: Record<string, number>, testResults: object[] = []): string {
  return `const at = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).slice(18)
    process.getBuiltinModule('fs').writeFileSync(at, ${asLiteral({ ...counts, testResults })})`
}

function playwrightSays(stats: Record<string, number>, suites: object[] = []): string {
  return `process.getBuiltinModule('fs').writeFileSync(
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, ${asLiteral({ stats, suites })})`
}

/** JSON as a string literal of a script. */
const asLiteral = (value: object) => JSON.stringify(JSON.stringify(value))

function writeProgram(program: string, script: string): void {
  write(join('node_modules', program), script)
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}
