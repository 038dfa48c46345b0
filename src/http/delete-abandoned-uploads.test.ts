import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { atTestEnd } from '../testing/test-end.ts'
import { deleteAbandonedUploads } from './delete-abandoned-uploads.ts'
import { UPLOAD_PREFIX } from './upload.ts'

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
