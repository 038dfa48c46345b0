import { expect, test } from 'vitest'
import { english } from '../../../shared/language.ts'
import { changeInWords, entryInWords, fieldInWords, pathOfEntry } from './format-audit-entry.ts'

const words = (entry: Partial<Parameters<typeof entryInWords>[0]>) => {
  const whole = { subject: 'unit', subjectId: null, subjectName: null, changes: {} }
  const { verb, object } = entryInWords({ ...whole, action: 'update', ...entry }, english)
  return `${verb} ${object}`
}

test('imports and exports say how many of what', () => {
  const changes = { kind: [null, 'units'], file: [null, 'june.csv'], done: [null, 1069] }
  expect(words({ subject: 'import', action: 'import', subjectId: 7, changes })).toBe(
    'ran import of 1,069 listings (june.csv)',
  )
  const undone = { kind: ['projects', null], done: [1, null] }
  expect(words({ subject: 'import', action: 'delete', changes: undone })).toBe(
    'undid import of 1 property',
  )
  expect(words({ subject: 'import', action: 'import', changes: { done: [null, 69] } })).toBe(
    'ran import of 69 records',
  )
  const exported = { units: [null, 415], phones: [null, true] }
  expect(words({ action: 'export', changes: exported })).toBe(
    'exported 415 listings with owners and phone numbers',
  )
  expect(words({ subjectId: 3, subjectName: 'Baan Sirin 12A' })).toBe('changed unit Baan Sirin 12A')
})

test('an entry leads to its record while that exists', () => {
  const path = (subject: string, action = 'update') =>
    pathOfEntry({
      action: action as 'update',
      subject,
      subjectId: 3,
      subjectName: null,
      changes: {},
    })
  expect(path('contact')).toBe('/admin/contacts/3')
  expect(path('unit')).toBe('/admin/listings?unit=3')
  expect([path('contact', 'delete'), path('settings')]).toEqual([null, null])
})

test('changes are in the words of the forms', () => {
  expect(fieldInWords('unit', 'status')).toBe('Property Status')
  expect(fieldInWords('project', 'yearBuilt')).toBe('Built')
  expect(fieldInWords('developer', 'foundedYear')).toBe('Founded')
  expect(fieldInWords('user', 'canDeleteUnits')).toBe('Can delete units')
  const change = (name: string, value: unknown) => changeInWords('unit', name, value, english)
  expect(change('status', 'sell_with_tenant')).toBe('Sell with tenant')
  expect(change('propertyView', ['city_view', 'sky_line'])).toBe('City View, Sky Line')
  expect(change('images', ['/media/0a1b.webp'])).toBe('a picture')
  expect(changeInWords('contact', 'phone', '0818850187', english)).toBe('081 885 0187')
  expect(change('price', 8_900_000)).toBe('8,900,000')
  expect(change('availabilityDate', '2026-11-19T03:00:00.000Z')).toBe('19 Nov 2026')
  expect([change('showOnWebsite', true), change('rentedUntil', null)]).toEqual(['Yes', '—'])
  const of = (subject: string, name: string, value: string) =>
    changeInWords(subject, name, value, english)
  expect(of('settings', 'dashboardAccess', 'staff')).toBe('All staff')
  expect(of('user', 'role', 'agent')).toBe('Agent')
  expect(of('contact', 'contactType', 'owner')).toBe('Owner')
  expect(of('deal', 'stage', 'leadin')).toBe('Lead In')
  expect(fieldInWords('contact', 'line')).toBe('LINE')
})
