import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  AnyValues,
  clearDraft,
  type DraftKey,
  fittingValues,
  moveDraft,
  readDraft as read,
  writeDraft,
} from './draft-store.ts'

const key = { user: 7, form: 'units', record: 396 }
const typed = { price: 9 }
const since = { version: 3, before: { price: 8 } }
const writtenAt = new Date('2026-05-01T08:00:00Z')
const now = new Date('2026-05-02T08:00:00Z')
const readDraft = (of: DraftKey, at = now) => read(of, AnyValues, at)

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
  writeDraft(key, typed, since, writtenAt)
  expect(readDraft(key)).toEqual({ at: '2026-05-01T08:00:00.000Z', typed, ...since })
  for (const other of [{ user: 8 }, { form: 'projects' }, { record: 39 }, { record: null }]) {
    expect(readDraft({ ...key, ...other })).toBeNull()
  }
  clearDraft(key)
  expect(readDraft(key)).toBeNull()
})

test('drafts are deleted after 30 days', () => {
  writeDraft(key, typed, since, writtenAt)
  expect(readDraft(key, new Date('2026-06-01T08:00:00Z'))).toBeNull()
  expect(readDraft(key)).toBeNull()
})

test('logging out deletes all drafts, and what open forms still write is not stored', async () => {
  vi.resetModules()
  const page = await import('./draft-store.ts')
  page.writeDraft(key, typed, since, writtenAt)
  localStorage.setItem('theme', 'dark')
  page.endDrafts()
  expect(page.writeDraft(key, typed, since, writtenAt)).toBe(false)
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('opening any form deletes what others left behind longer ago, also what cannot be read', () => {
  const ofColleague = { user: 8, form: 'units', record: 12 }
  const recent = { user: 8, form: 'projects', record: 4 }
  writeDraft(ofColleague, typed, since, new Date('2026-04-01T08:00:00Z'))
  writeDraft(recent, typed, since, writtenAt)
  localStorage.setItem('draft 8 users new', '{"phone":"08')
  expect(readDraft(key)).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['draft 8 projects 4'])
})

test('invalid data and unavailable storage count as no draft', () => {
  for (const text of ['{', '3', 'null', '{"at":"x"}', '{"at":"x","version":1,"typed":[]}']) {
    localStorage.setItem('draft 7 units 396', text)
    expect(readDraft(key)).toBeNull()
  }
  vi.stubGlobal('localStorage', undefined)
  expect(readDraft(key)).toBeNull()
  expect(writeDraft(key, typed)).toBe(false)
})

test('a draft is read by its schema', () => {
  writeDraft(key, typed, since, writtenAt)
  const Priced = z.object({ price: z.number() })
  expect(read(key, Priced, now)).toMatchObject({ typed, before: since.before })
  expect(read(key, z.object({ name: z.string() }), now)).toBeNull()
  writeDraft(key, typed, {}, writtenAt)
  expect(read(key, Priced, now)).toMatchObject({ typed, before: null })
})

test('a draft moves to another record unless that has one', () => {
  const other = { ...key, record: 397 }
  writeDraft(key, typed, since, writtenAt)
  moveDraft(key, other)
  expect([readDraft(key), readDraft(other)?.typed]).toEqual([null, typed])
  writeDraft(key, { price: 1 }, since, writtenAt)
  moveDraft(key, other)
  expect([readDraft(key)?.typed, readDraft(other)?.typed]).toEqual([{ price: 1 }, typed])
})

test('values of another type than the field’s are dropped', () => {
  const fields = { price: null, views: ['city'], name: '' }
  const entered = { price: 9, views: 'city', name: 'A', gone: 1 }
  expect(fittingValues(entered, fields)).toEqual({ price: 9, name: 'A' })
})
