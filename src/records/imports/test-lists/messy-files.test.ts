import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../projects/test-factory.ts'
import type { FieldValues, ImportValues } from '../rules/values.ts'
import { importRequests } from '../test-files.ts'

const world = await testApp()
world.now = new Date('2026-11-24T03:00:00Z')
const agent = await world.signIn('agent')
const door = importRequests(world)

const buildings = [
  ['Ratchada Lantern', 'รัชดา แลนเทิร์น'],
  ['Asok Cadence', 'อโศก คาเดนซ์'],
  ['Baan Sirin Thonglor', 'บ้านสิริน ทองหล่อ'],
  ['Lantom Ari', 'ลั่นทม อารีย์'],
  ['Khlong Works Phra Khanong', 'คลองเวิร์คส์ พระโขนง'],
  ['Sirin Surasak', 'สิริน สุรศักดิ์'],
] as const

beforeAll(async () => {
  for (const [name, nameTh] of buildings) await aProject(world, { name, nameTh })
})

const valuesOf = async (id: number): Promise<ImportValues> =>
  (await world.request('GET', `/api/imports/${id}/values`, { as: agent })).body

/** Answers with what is proposed, as somebody does who knows no better. */
async function acceptLikely(id: number): Promise<void> {
  const { fields } = await valuesOf(id)
  for (const { field, open } of fields) {
    for (const { text, value } of likelyIn(open))
      await world.request('POST', `/api/imports/${id}/values`, {
        ...{ as: agent, body: { field, text, value } },
      })
  }
}

function likelyIn(open: FieldValues['open']) {
  return open.flatMap(({ text, proposals }) =>
    proposals.filter(({ isLikely }) => isLikely).map(({ value }) => ({ text, value })),
  )
}

// Lists with statuses of their own, cells such as `ok`, `G` and `สุนัขเล็ก`, and the headings of a plugin. The rows that are
// never taken lack their rooms, or have no price and no rent.
test.each([
  ['messy-plugin.csv', { rows: 18, create: 14, leftEmpty: 28 }, { create: 17, leftEmpty: 14 }],
  ['messy-english.csv', { rows: 20, create: 16, leftEmpty: 52 }, { create: 19, leftEmpty: 16 }],
  ['messy-thai.csv', { rows: 18, create: 13, leftEmpty: 24 }, { create: 17, leftEmpty: 14 }],
])('%s is taken at once but for what a home needs', async (file, checked, answered) => {
  await world.db.deleteFrom('rememberedMappings').execute()
  const text = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const { body } = await door.check(agent, 'units', text)
  expect(body).toMatchObject({ ...checked, missing: [] })
  await acceptLikely(body.id)
  const { body: record } = await world.request('GET', `/api/imports/${body.id}`, { as: agent })
  expect(record).toMatchObject(answered)
})
