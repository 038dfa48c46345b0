import { expect, test } from 'vitest'
import { testApp } from '../../../../platform/testing/test-app.ts'
import { english } from '../../../../shared/language.ts'
import type { ContactRecord } from '../../rules/contact.ts'
import { aContact } from '../../test-factory.ts'
import { mergeRows } from './merge-choice.ts'

const world = await testApp()
const manager = await world.signIn('manager')

async function phoneRow(one: string, other: string) {
  const [first, second] = await Promise.all(
    [one, other].map(async (phone): Promise<ContactRecord> => {
      const { id } = await aContact(world, { name: 'Malee', phone })
      return (await world.request('GET', `/api/leads/${id}`, { as: manager })).body
    }),
  )
  if (!first || !second) throw new Error('Both contacts are made')
  const rows = mergeRows([first, second], 0, {}, english)
  return rows.find(({ field }) => field === 'phone')
}

test('phones are compared as numbers and shown in their groups, Thai digits too', async () => {
  expect(await phoneRow('๐๘๑๗๒๐๐๐๐๑', '+66817200001')).toMatchObject({
    values: ['081 720 0001', '+66 81 720 0001'],
    isOneLine: true,
  })
  expect(await phoneRow('๐๘๑๗๒๐๐๐๐๒', '๐๘๑๗๒๐๐๐๐๓')).toMatchObject({ isOneLine: false })
})
