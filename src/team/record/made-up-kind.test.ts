import { execFile } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLongRing } from '../../../bin/test/ring.ts'
import { root } from '../../platform/testing/source-files.ts'

/*
 * Adds a made-up kind of record to a copy of the project: the files of docs/example-kind, and its entries in the tables
 * of kinds. The project's own tests then judge it there, and in the long ring the compiler: record-lives.test.ts walks
 * its routes, and its own test reads the list, the form, the timeline and the log.
 */

const run = promisify(execFile)
const EXAMPLE = path.join(root, 'docs/example-kind')
const MAX_FILES = 8
const MAX_LINES = 300

/** Which line is below which in a table. */
const entries: readonly [file: string, above: string, entry: string][] = [
  ['src/platform/events/rules/event.ts', "  developer: 'Developer',", "  key_set: 'Key set',"],
  [
    'src/platform/events/audience.ts',
    "  developer: 'openDashboard',",
    "  key_set: 'openDashboard',",
  ],
  ['src/admin/calls/stale-queries.ts', '  developer: [', "  key_set: ['key sets'],"],
  ['src/team/activity/rules/activity.ts', "  developer: 'Developer',", "  key_set: 'Key set',"],
  [
    'src/team/activity/kinds.ts',
    'export const kinds: Record<RecordKind, Kind> = {',
    "  key_set: { table: 'keySets', field: 'code', name: sql`r.code`, detail: sql`r.place`, isPublic: 'false' },",
  ],
  [
    'src/team/staff/rules/staff.ts',
    "  developer: 'deleteDevelopers',",
    "  key_set: 'deleteUnits',",
  ],
  [
    'src/team/staff/admin/trash.tsx',
    "  developer: 'post /api/developers",
    "  key_set: 'post /api/key-sets/{id}/restore',",
  ],
  ['src/shared/refusals/records.ts', "  developer: 'Developer',", "  key_set: 'Key set',"],
  ['src/shared/refusals/refusals.th.ts', "  developer: 'ผู้พัฒนาโครงการ',", "  key_set: 'ชุดกุญแจ',"],
  [
    'src/routes.ts',
    "import { developerRoutes } from './records/developers/api.ts'",
    "import { keySetRoutes } from './records/key-sets/api.ts'",
  ],
  ['src/routes.ts', '  ...developerRoutes,', '  ...keySetRoutes,'],
  [
    'src/admin/tabs.ts',
    'export const tabs: readonly Tab[] = [',
    "  { path: 'key-sets', label: 'Key sets', permission: 'openDashboard', screen: 'records/key-sets/admin/key-sets-tab.tsx' },",
  ],
  [
    'src/platform/testing/record-kinds.ts',
    'export const testedKinds: Record<string, TestedKind> = {',
    `  key_set: {
    make: async (world, as) =>
      posted('/api/key-sets', { code: 'A', unitId: (await aUnit(world)).id, place: 'Safe' })(world, as),
    input: async (world) => ({ code: 'A', unitId: (await aUnit(world)).id, place: 'Safe' }),
    change: () => ({ place: 'Desk' }),
    wrong: { code: '' },
  },`,
  ],
]

/** What the copy is made of. */
const COPIED = [
  'src',
  'migrations',
  'bin',
  'build',
  'package.json',
  'playwright.config.ts',
  'vitest.config.ts',
]
const LINKED = ['node_modules', 'data']
const TSCONFIG = { extends: path.join(root, 'tsconfig.json'), include: ['src'] }

let copy = ''
beforeAll(async () => {
  copy = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-kind-'))
  for (const name of COPIED) {
    await fs.cp(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  for (const name of LINKED) await fs.symlink(path.join(root, name), path.join(copy, name))
  await fs.writeFile(path.join(copy, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  await fs.cp(EXAMPLE, copy, { recursive: true })
  for (const [file, above, entry] of entries) await addBelow(path.join(copy, file), above, entry)
})
afterAll(() => fs.rm(copy, { recursive: true, force: true }))

test(`costs at most ${MAX_FILES} files and ${MAX_LINES} lines of its own`, async () => {
  const found = await fs.readdir(EXAMPLE, { recursive: true, withFileTypes: true })
  const own = found.filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
  const texts = await Promise.all(
    own.map(({ parentPath, name }) => fs.readFile(path.join(parentPath, name), 'utf8')),
  )
  expect(own.length).toBeLessThanOrEqual(MAX_FILES)
  expect(texts.join('').split('\n').length - 1).toBeLessThanOrEqual(MAX_LINES)
})

// It runs other tests and the compiler, beside all others.
test('lives as every kind does', { timeout: 600_000 }, async () => {
  const tests = ['src/records/key-sets', 'src/platform/testing/record-lives', 'src/team/activity']
  const named = ['-t', 'key.sets?|every kind of record is walked', '--reporter', 'verbose']
  const told = await inCopy('node_modules/vitest/vitest.mjs', 'run', ...tests, ...named)
  expect(told).toContain('POST /api/key-sets leaves an entry in the audit log and an event')
  if (!isLongRing) return
  // A minute more.
  await inCopy('bin/rows.ts')
  expect(await inCopy('node_modules/typescript/bin/tsc', '--noEmit')).toBe('')
})

async function addBelow(file: string, above: string, entry: string): Promise<void> {
  const lines = (await fs.readFile(file, 'utf8')).split('\n')
  const at = lines.findIndex((line) => line.startsWith(above))
  if (at < 0) throw new Error(`${file} has no line ${above}`)
  await fs.writeFile(file, lines.toSpliced(at + 1, 0, entry).join('\n'))
}

/** Runs a script of the copy and returns what it prints; what it complains of is the error's message. */
async function inCopy(script: string, ...given: string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [script, ...given], { cwd: copy })
    return stdout
  } catch (error) {
    throw new Error(`${script} failed: ${Object(error).stdout}${Object(error).stderr}`)
  }
}
