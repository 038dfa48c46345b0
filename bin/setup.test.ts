/** Runs the set-up as a person would: as a process in a folder, with fakes of npm and vite. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sathani setup '))
  for (const name of [
    'bin',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    cpSync(join(project, name), join(folder, name), { recursive: true })
  }
  write('src/server.ts', 'export const served = 1\n')
  await borrowModules()
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const BUILDING = 'Building browser code …\nBuilding server code …\n'

it('prints and does nothing when everything is current', async () => {
  expect(await setUp('start')).toEqual({ code: 0, stdout: BUILDING })
  expect(await setUp('start')).toEqual({ code: 0, stdout: '' })
  expect(builds()).toBe(1)
})

it('builds again when the source has changed, and not for a changed test', async () => {
  await setUp('start')
  write('src/server.test.ts', 'export {}\n')
  await setUp('start')
  expect(builds()).toBe(1)
  write('src/server.ts', 'export const served = 2\n')
  await setUp('start')
  expect(builds()).toBe(2)
})

it('builds again after a failed build, and shows why it failed', async () => {
  write('node_modules/vite/bin/vite.js', "console.error('no such page'); process.exit(1)")
  const failed = await setUp('start')
  expect(failed.code).toBe(1)
  expect(failed.stdout).toContain('The build failed:\nno such page')
  giveVite()
  expect((await setUp('start')).code).toBe(0)
})

it('installs again after an interrupted installation', async () => {
  write('.cache/installing', '')
  giveNpm('')
  const { code, stdout } = await setUp('start')
  expect({ code, stdout }).toEqual({ code: 0, stdout: `Installing packages …\n${BUILDING}` })
  expect(read('npm-ran.txt')).toMatch(/^ci --ignore-scripts /)
  expect(existsSync(join(folder, '.cache/installing'))).toBe(false)
})

it('installs when a package has another version than in the lockfile', async () => {
  const lock = read('package-lock.json')
  write(
    'package-lock.json',
    lock.replace(/("node_modules\/kysely": {\s+"version": ")[^"]+/, '$19.9.9'),
  )
  giveNpm('')
  const { code, stdout } = await setUp('start')
  expect(code).toBe(1)
  expect(stdout).toContain('npm left out packages that this machine needs: node_modules/kysely.')
})

it("shows npm's output when it fails, and tries again the next time", async () => {
  write('.cache/installing', '')
  giveNpm("console.error('the registry is away'); process.exit(1)")
  const failed = await setUp('start')
  expect(failed.code).toBe(1)
  expect(failed.stdout).toContain('npm said:\nthe registry is away')
  giveNpm('')
  expect((await setUp('start')).stdout).toContain('Installing packages …')
})

it('waits for another set-up of the same folder', async () => {
  write('.cache/installing', '')
  giveNpm("while (!require('node:fs').existsSync('go-on')) {}")
  const firstRun = start('start')
  await once(firstRun.stdout, 'data')
  const second = start('start')
  const [words] = await once(second.stdout, 'data')
  expect(String(words)).toContain('Another set-up is at work in this folder')
  write('go-on', '')
  const codes = await Promise.all([firstRun, second].map((child) => once(child, 'close')))
  expect(codes.map(([code]) => code)).toEqual([0, 0])
  expect(read('npm-ran.txt').trim().split('\n')).toHaveLength(1)
  expect(builds()).toBe(1)
})

function start(command: 'start' | 'test') {
  const npm = join(folder, 'npm-cli.js')
  const env = { ...process.env, npm_execpath: existsSync(npm) ? npm : '/no/npm-cli.js' }
  return spawn(process.execPath, [join(folder, 'bin/setup.mjs'), command], { env, cwd: '/' })
}

async function setUp(command: 'start' | 'test'): Promise<{ code: number; stdout: string }> {
  const child = start(command)
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { code, stdout: stdout + stderr }
}

/** Links to the project's own packages, but with a vite that only counts its runs. */
async function borrowModules(): Promise<void> {
  await linkAll('node_modules', 'vite')
  await linkAll('node_modules/vite', 'bin')
  giveVite()
}

async function linkAll(path: string, but: string): Promise<void> {
  mkdirSync(join(folder, path), { recursive: true })
  for (const name of readdirSync(join(project, path))) {
    if (name !== but) await symlink(join(project, path, name), join(folder, path, name))
  }
}

function giveVite(): void {
  write('node_modules/vite/bin/package.json', '{"type":"commonjs"}')
  write(
    'node_modules/vite/bin/vite.js',
    "require('node:fs').appendFileSync('builds.txt', 'x'); console.log('Building server code')",
  )
}

function giveNpm(script: string): void {
  const note =
    "require('node:fs').appendFileSync('npm-ran.txt', process.argv.slice(2).join(' ') + '\\n')"
  write('npm-cli.js', `${note}\n${script}`)
  // The project uses ES modules; the fake does not.
  const settings = JSON.parse(read('package.json'))
  write('package.json', JSON.stringify({ ...settings, type: 'commonjs' }))
}

function builds(): number {
  return read('builds.txt').length
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}
