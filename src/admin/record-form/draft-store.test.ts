import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, clearDrafts, fittingValues, readDraft, writeDraft } from './draft-store.ts'

const key = { user: 7, form: 'units', record: 396 }
const draft = { at: '2026-05-01T08:00:00Z', version: 3, typed: { price: 9 }, before: { price: 8 } }
const now = new Date('2026-05-02T08:00:00Z')

beforeEach(() => {
  // The stored keys are own properties, as in browsers.
  const stored = Object.create({
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => {
      stored[name] = text
    },
    removeItem: (name: string) => {
      delete stored[name]
    },
  })
  vi.stubGlobal('localStorage', stored)
})

test('a draft belongs to its user, form and record', () => {
  writeDraft(key, draft)
  expect(readDraft(key, now)).toEqual(draft)
  for (const other of [{ user: 8 }, { form: 'projects' }, { record: 39 }, { record: null }]) {
    expect(readDraft({ ...key, ...other }, now)).toBeNull()
  }
  clearDraft(key)
  expect(readDraft(key, now)).toBeNull()
})

test('drafts are deleted after 30 days and on logout', () => {
  writeDraft(key, draft)
  expect(readDraft(key, new Date('2026-06-01T08:00:00Z'))).toBeNull()
  expect(readDraft(key, now)).toBeNull()
  writeDraft(key, draft)
  localStorage.setItem('theme', 'dark')
  clearDrafts()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('opening any form deletes what others left behind longer ago, also what cannot be read', () => {
  const ofColleague = { user: 8, form: 'units', record: 12 }
  const recent = { user: 8, form: 'projects', record: 4 }
  writeDraft(ofColleague, { ...draft, at: '2026-04-01T08:00:00Z' })
  writeDraft(recent, draft)
  localStorage.setItem('draft 8 users new', '{"phone":"08')
  expect(readDraft(key, now)).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['draft 8 projects 4'])
})

test('invalid data and unavailable storage count as no draft', () => {
  for (const text of ['{', '3', 'null', '{"at":"x"}', '{"at":"x","version":1,"typed":[]}']) {
    localStorage.setItem('draft 7 units 396', text)
    expect(readDraft(key, now)).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(readDraft(key, now)).toBeNull()
  expect(() => writeDraft(key, draft)).not.toThrow()
})

test('values of another type than the field’s are dropped', () => {
  const fields = { price: null, views: ['city'], name: '' }
  const typed = { price: 9, views: 'city', name: 'A', gone: 1 }
  expect(fittingValues(typed, fields)).toEqual({ price: 9, name: 'A' })
})
