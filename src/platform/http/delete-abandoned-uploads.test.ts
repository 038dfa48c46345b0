import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { atTestEnd } from '../testing/test-end.ts'
import { deleteAbandonedUploads } from './delete-abandoned-uploads.ts'
import { UPLOAD_PREFIX, uploadPrefix } from './upload.ts'

test('deletes folders of uploads that are a day old, and nothing else', async () => {
  const home = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-test-'))
  const previousTmpdir = process.env.TMPDIR
  process.env.TMPDIR = home
  atTestEnd(async () => {
    if (previousTmpdir === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = previousTmpdir
    await fs.rm(home, { recursive: true, force: true })
  })
  const now = new Date()
  const yesterday = new Date(now.getTime() - 25 * 3_600_000)
  for (const name of [`${UPLOAD_PREFIX}old`, `${UPLOAD_PREFIX}new`, 'another-old']) {
    const folder = path.join(home, name)
    await fs.mkdir(folder)
    await fs.writeFile(path.join(folder, '0'), 'half a file')
    if (name.endsWith('old')) await fs.utimes(folder, yesterday, yesterday)
  }
  await deleteAbandonedUploads(now)
  expect((await fs.readdir(home)).toSorted()).toEqual(['another-old', `${UPLOAD_PREFIX}new`])
})

test('folders of a process that is no more are deleted at once, those of running ones stay', async () => {
  const child = spawn(process.execPath, ['--eval', ''])
  await once(child, 'exit')
  const make = (pid: number) => fs.mkdtemp(path.join(os.tmpdir(), uploadPrefix(pid)))
  const [dead, alive] = await Promise.all([make(child.pid ?? 0), make(process.pid)])
  await deleteAbandonedUploads(new Date())
  expect([existsSync(dead), existsSync(alive)]).toEqual([false, true])
  await fs.rm(alive, { recursive: true })
})
