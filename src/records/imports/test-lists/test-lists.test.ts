import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { saveProject } from '../../projects/save-project.ts'
import { aUnit } from '../../units/test-factory.ts'
import type { ImportRow } from '../rules/import.ts'
import { importRequests, windows874 } from '../test-files.ts'
import { type TestList, testLists } from './lists.ts'

const world = await testApp()
world.now = new Date('2026-11-24T03:00:00Z')
const agent = await world.signIn('agent')
const door = importRequests(world)
const projects = new Map<unknown, number>()

const buildings: [name: string, nameTh: string, latitude: number, longitude: number][] = [
  ['Ratchada Lantern', 'รัชดา แลนเทิร์น', 13.7785, 100.5745],
  ['Asok Cadence', 'อโศก คาเดนซ์', 13.7372, 100.5608],
  ['Baan Sirin Thonglor', 'บ้านสิริน ทองหล่อ', 13.7305, 100.5816],
  ['Lantom Ari', 'ลั่นทม อารีย์', 13.7796, 100.5446],
  ['Khlong Works Phra Khanong', 'คลองเวิร์คส์ พระโขนง', 13.7152, 100.5913],
  ['Sirin Surasak', 'สิริน สุรศักดิ์', 13.7194, 100.5217],
]

beforeAll(async () => {
  for (const [name, nameTh, latitude, longitude] of buildings) {
    const address = '1 Sukhumvit Road, Bangkok'
    const input = { name, nameTh, address, latitude, longitude, propertyType: 'condo' as const }
    projects.set(name, (await saveProject(world.context(), null, input)).id)
  }
  // What the list of new prices means.
  const homes: [project: string, unitNumber: string][] = [
    ['Asok Cadence', '2404'],
    ['Asok Cadence', '3607'],
    ['Baan Sirin Thonglor', '26F'],
    ['Ratchada Lantern', '804'],
    ['Ratchada Lantern', '1112'],
  ]
  for (const [project, unitNumber] of homes) {
    const figures = { listingType: 'rent_sell' as const, price: 1_000_000, rentAmount: 10_000 }
    await aUnit(world, { projectId: projects.get(project) ?? 0, unitNumber, ...figures })
  }
})

/**
 * Of each list, how many rows can be imported as they are meant once the questions are answered, of how many, how many
 * say what a record needs, and how many can be imported after the wrong and missing cells were typed as well.
 */
const shares = new Map<TestList, Share>()
type Share = { done: number; of: number; stated: number; typed: number }

test.each(testLists.map((list) => [list.file, list] as const))(
  '%s is read as whoever wrote it means it',
  async (_file, list) => {
    const { id, rows } = await readList(list)
    const expected = Object.entries(list.rows)
    const { corrected, unstated } = list
    const wrong = [...corrected, ...unstated].toSorted((a, b) => a - b)
    for (const [number, meaning] of expected) {
      const row = rows.find((one) => one.row === Number(number))
      const meant = { ...meaning, ...list.asWritten[Number(number)] }
      const read = valuesRead(row, Object.keys(meant))
      // Of a row that somebody has to correct, the other cells are read as well.
      const isCorrected = wrong.includes(Number(number))
      const why = isCorrected || row?.reason ? row?.why : null
      expect({ row: number, isWritten: isWritten(row), why: row?.why, ...read }).toEqual({
        ...{ row: number, isWritten: !isCorrected, why },
        ...meant,
      })
    }
    const errors = rows.filter(({ row }) => wrong.includes(row))
    expect(errors.map(({ verdict }) => verdict)).toEqual(wrong.map(() => 'error'))
    const missed = await typeInto(id, list)
    const numbers = new Set([...expected.map(([number]) => Number(number)), ...wrong])
    const [of, done] = [numbers.size, numbers.size - wrong.length]
    shares.set(list, { done, of, stated: of - unstated.length, typed: of - missed.length })
    const values = await world.request('GET', `/api/imports/${id}/values`, { as: agent })
    expect(values.status).toBe(200)
  },
)

test('95 of a hundred rows can be imported: of those that say what a record needs after the questions, of all with typed cells', () => {
  const counts = (by: TestList['by']): Share => {
    const lists = testLists.filter((list) => list.by === by)
    const sum = (name: keyof Share) =>
      lists.reduce((total, list) => total + (shares.get(list)?.[name] ?? 0), 0)
    return { done: sum('done'), of: sum('of'), stated: sum('stated'), typed: sum('typed') }
  }
  expect(counts('us')).toEqual({ done: 60, of: 61, stated: 61, typed: 60 })
  // What is missing stands with the lists: eleven rows are of a list that says no rooms.
  const outside = counts('outside')
  expect(outside).toEqual({ done: 88, of: 105, stated: 92, typed: 105 })
  expect(outside.done / outside.stated).toBeGreaterThanOrEqual(0.95)
  expect(outside.typed / outside.of).toBeGreaterThanOrEqual(0.95)
})

/** Checks a list and answers what is asked about it. */
async function readList(list: TestList): Promise<{ id: number; rows: ImportRow[] }> {
  await world.db.deleteFrom('rememberedMappings').execute()
  const text = fs.readFileSync(path.join(import.meta.dirname, list.file), 'utf8')
  const file = encoded(text, list.encoding)
  const { columns } = list
  const { body, status } = await door.check(agent, list.kind, file, { columns })
  expect([list.file, status]).toEqual([list.file, 201])
  for (const [field, text, value] of list.answers) {
    const answer = field === 'project' ? (projects.get(value) ?? value) : value
    const answered = await world.request('POST', `/api/imports/${body.id}/values`, {
      ...{ as: agent, body: { field, text, value: answer } },
    })
    expect([list.file, text, answered.status]).toEqual([list.file, text, 200])
  }
  const path_ = `/api/imports/${body.id}/rows?limit=100`
  return { id: body.id, rows: (await world.request('GET', path_, { as: agent })).body }
}

/** Types what is missing or wrong into the cells; the rows that are in error all the same. */
async function typeInto(id: number, { corrected, unstated, typed }: TestList) {
  const missed: number[] = []
  for (const number of [...corrected, ...unstated]) {
    const cells = typed[number]
    const { status, body } = cells
      ? await world.request('PUT', `/api/imports/${id}/rows/${number}`, { as: agent, body: cells })
      : { status: 200, body: undefined }
    expect([number, status]).toEqual([number, 200])
    expect([number, cells && body.why]).toEqual([number, cells && null])
    if (!isWritten(body)) missed.push(number)
  }
  return missed
}

function isWritten(row: ImportRow | undefined): boolean {
  return row?.verdict === 'create' || row?.verdict === 'update'
}

/** What a row was read as; a moment as its day. */
function valuesRead(
  row: ImportRow | undefined,
  fields: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const read = row?.read[field] ?? undefined
      // A file of Windows has two signs for a line break.
      const value = typeof read === 'string' ? read.replaceAll('\r\n', '\n') : read
      const isMoment = typeof value === 'string' && /^\d{4}-.*Z$/.test(value)
      return [field, isMoment ? bangkokDate(new Date(value)) : value]
    }),
  )
}

function encoded(text: string, encoding: TestList['encoding']): Uint8Array {
  if (encoding === 'windows-874') return windows874(text.replaceAll('\n', '\r\n'))
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-8-mark') return new TextEncoder().encode(`\uFEFF${text}`)
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return encoding === 'utf-16le' ? little : little.swap16()
}
