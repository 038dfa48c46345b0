import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let memory = ''

beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'sathani-memory-'))
})

afterEach(() => rmSync(memory, { recursive: true, force: true }))

it('gives tests a folder in memory, which is gone when they end', () => {
  const folder = folderOf({ memory, room: 0 })
  expect(folder).toMatch(new RegExp(`^${memory}/sathani-tests-\\d+$`))
  expect(existsSync(folder)).toBe(false)
})

it('removes what a run that was killed left there, and nobody else’s', () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  for (const name of [`sathani-tests-${ended}`, `sathani-tests-${process.pid}`, 'another']) {
    mkdirSync(join(memory, name))
    writeFileSync(join(memory, name, 'file'), '')
  }
  folderOf({ memory, room: 0 })
  expect(readdirSync(memory).sort()).toEqual(['another', `sathani-tests-${process.pid}`])
})

it('leaves them where they were without room, or where somebody said', () => {
  expect(folderOf({ memory, room: Number.MAX_VALUE })).toBe('undefined')
  expect(folderOf({ memory: join(memory, 'missing'), room: 0 })).toBe('undefined')
  expect(folderOf({ memory, room: 0 }, '/given')).toBe('/given')
})

/** What TMPDIR is for the tests. */
function folderOf(how: { memory: string; room: number }, given?: string): string {
  const module = JSON.stringify(join(import.meta.dirname, 'files-in-memory.mjs'))
  const script = `import { keepFilesInMemory } from ${module}
    keepFilesInMemory(${JSON.stringify(how)})
    console.log(process.env.TMPDIR)`
  const { TMPDIR: _, ...env } = process.env
  const args = ['--input-type=module', '-e', script]
  const run = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: given ? { ...env, TMPDIR: given } : env,
  })
  expect(run.stderr).toBe('')
  return run.stdout.trim()
}
