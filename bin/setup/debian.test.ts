/** Installs packages with a fake apt-get that reacts to what other programs do to dpkg. */
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installPackages } from './debian.mjs'
import { openProgress } from './progress.mjs'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sathani-apt-'))
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  // Each fails while the file with its error message exists.
  program('apt-get', 'test -e lists && { cat lists >&2; exit 100; }')
  program('dpkg', 'test -e busy && { cat busy >&2; exit 2; }; rm -f lists')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('a dpkg that nobody uses is not waited for', async () => {
  expect(await install()).toEqual({ waits: 0 })
  expect(ran()).toEqual([
    'apt-get -qq update',
    'apt-get -qq install -y --no-install-recommends one two',
  ])
})

test.each([
  'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 812 (apt-get)\nE: Unable to lock directory /var/lib/apt/lists/',
  'E: Could not get lock /var/cache/apt/archives/lock. It is held by process 812 (apt)',
  'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 812 (unattended-upgr)',
  'E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
  'E: Sub-process dpkg returned an error code (2)\ndpkg: error: dpkg frontend lock was locked by another process with pid 812',
])('it waits as long as another program says: %s', async (words) => {
  writeFileSync(join(folder, 'lists'), words)
  expect(await install((waits) => waits === 3 && rmSync(join(folder, 'lists')))).toEqual({
    waits: 3,
  })
  expect(ran().at(-1)).toContain('install -y')
})

const INTERRUPTED =
  "E: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem."

test('an interrupted installation is finished first', async () => {
  writeFileSync(join(folder, 'lists'), INTERRUPTED)
  expect(await install()).toEqual({ waits: 0 })
  expect(ran().slice(0, 3)).toEqual([
    'apt-get -qq update',
    'dpkg --configure -a',
    'apt-get -qq update',
  ])
})

test('or waited for, if another program is working on it', async () => {
  writeFileSync(join(folder, 'lists'), INTERRUPTED)
  writeFileSync(
    join(folder, 'busy'),
    'dpkg: error: dpkg frontend lock was locked by another process with pid 812',
  )
  expect(await install((waits) => waits === 2 && rmSync(join(folder, 'busy')))).toEqual({
    waits: 2,
  })
  expect(existsSync(join(folder, 'lists'))).toBe(false)
})

test('any other failure is shown at once', async () => {
  writeFileSync(join(folder, 'lists'), 'E: Unable to locate package one')
  await expect(install()).rejects.toThrow('apt-get said:\nE: Unable to locate package one')
  expect(ran()).toHaveLength(1)
})

/** Installs two packages; `onWait` is called with the number of each wait. */
async function install(onWait: (waits: number) => unknown = () => {}): Promise<{ waits: number }> {
  let waits = 0
  await installPackages(['one', 'two'], {
    failure: 'apt-get said:',
    progress: openProgress({ write: () => {} }),
    pause: async () => {
      waits += 1
      onWait(waits)
    },
  })
  return { waits }
}

function program(name: string, script: string): void {
  const file = join(folder, name)
  writeFileSync(
    file,
    `#!/bin/sh\ncd "$(dirname "$0")"\necho "${name} $*" >> ran\n${script}\nexit 0\n`,
  )
  chmodSync(file, 0o755)
}

function ran(): string[] {
  return readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n')
}
