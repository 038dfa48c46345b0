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

it('gives tests a folder in memory, which is removed at the end', () => {
  const folder = folderOf({ memory, room: 0 })
  expect(folder).toMatch(new RegExp(`^${memory}/sathani-tests-\\d+$`))
  expect(existsSync(folder)).toBe(false)
})

it('removes the files of killed runs, and nobody else’s', () => {
  const endedPid = spawnSync(process.execPath, ['-e', '']).pid
  for (const name of [`sathani-tests-${endedPid}`, `sathani-tests-${process.pid}`, 'another']) {
    mkdirSync(join(memory, name))
    writeFileSync(join(memory, name, 'file'), '')
  }
  folderOf({ memory, room: 0 })
  expect(readdirSync(memory).sort()).toEqual(['another', `sathani-tests-${process.pid}`])
})

it('changes nothing without room, or when TMPDIR is set', () => {
  expect(folderOf({ memory, room: Number.MAX_VALUE })).toBe('undefined')
  expect(folderOf({ memory: join(memory, 'missing'), room: 0 })).toBe('undefined')
  expect(folderOf({ memory, room: 0 }, '/given')).toBe('/given')
})

/** The TMPDIR that the tests would use. */
function folderOf(options: { memory: string; room: number }, tmpdir?: string): string {
  const module = JSON.stringify(join(import.meta.dirname, 'files-in-memory.mjs'))
  const script = `import { keepFilesInMemory } from ${module}
    keepFilesInMemory(${JSON.stringify(options)})
    console.log(process.env.TMPDIR)`
  const { TMPDIR: _, ...env } = process.env
  const args = ['--input-type=module', '-e', script]
  const run = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: tmpdir ? { ...env, TMPDIR: tmpdir } : env,
  })
  expect(run.stderr).toBe('')
  return run.stdout.trim()
}
