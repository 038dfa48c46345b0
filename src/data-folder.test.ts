import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'

let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sathani-folder-'))
})
afterAll(() => rm(home, { recursive: true, force: true }))

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777

/** A folder with these files that every account can enter. */
async function open(name: string, ...files: string[]): Promise<string> {
  const folder = join(home, name)
  await mkdir(folder, { mode: 0o755 })
  for (const file of files) await writeFile(join(folder, file), '')
  return folder
}

test('a new data folder can be entered only by its owner', async () => {
  const folder = await openDataFolder(join(home, 'new/data'))
  expect(await modeOf(folder)).toBe(0o700)
})

test('an open one is closed when it is empty or ours', async () => {
  for (const folder of [
    await open('empty'),
    await open('pictures', 'media'),
    await open('database', 'postgres-password', 'postgres', 'a copy of mine'),
  ]) {
    await openDataFolder(folder)
    expect(await modeOf(folder)).toBe(0o700)
  }
})

test('a shared one is refused with a suggestion, and left unchanged', async () => {
  const folder = await open('shared', 'notes.txt')
  await expect(openDataFolder(folder)).rejects.toThrow(
    `Run chmod 700 on it, or set DATA_DIR to a folder of its own, such as ${folder}/sathani.`,
  )
  expect(await modeOf(folder)).toBe(0o755)
})

test('one that others could write to does not count as ours', async () => {
  const folder = await open('trap', 'postgres-password', 'claim')
  await chmod(folder, 0o777)
  await expect(openDataFolder(folder)).rejects.toThrow('Other accounts can enter the data folder')
})
