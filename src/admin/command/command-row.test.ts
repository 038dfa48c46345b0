import { expect, test } from 'vitest'
import { actions, settingsPlaces, views } from './actions.ts'
import { matchesKeywords } from './command-row.ts'

const everything = new Proxy({}, { get: () => true }) as Parameters<typeof settingsPlaces>[0]
const rows = [...actions, ...views, ...settingsPlaces(everything)]

test.each([
  ['new client', ['Add a contact']],
  ['create deal', ['Add a deal']],
  ['add a unit', ['Add a unit']],
  ['contact add', ['Add a contact']],
  ['book viewing', ['Viewings']],
  ['leased', ['Mark a unit as rented']],
  ['password', ['Password and shortcuts']],
  ['my profile', ['My profile']],
  ['staff', ['Users']],
  ['deleted', ['Trash']],
  ['share link', ['Send homes']],
  ['arisa', []],
  ['the', []],
])('%s means %j', (text, titles) => {
  expect(rows.filter((row) => matchesKeywords(row, text)).map(({ title }) => title)).toEqual(titles)
})
