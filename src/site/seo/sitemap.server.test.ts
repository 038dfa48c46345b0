import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { saveProject } from '../../records/projects/save-project.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { deleteUnit } from '../../records/units/delete-unit.ts'
import { restoreUnit } from '../../records/units/restore-unit.ts'
import type { UnitChange, UnitRecord } from '../../records/units/rules/unit.ts'
import { saveUnit } from '../../records/units/save-unit.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { sitemap, sitemapFile } from './sitemap.server.ts'

const ORIGIN = 'https://sathani.example'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
  world.now = new Date('2026-11-01T10:00:00.000Z')
})

/** Parses a sitemap: last changes by URL. */
function read(xml: string): Map<string, string | undefined> {
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/)
  const entries = xml.matchAll(
    /<(url|sitemap)><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/\1>/g,
  )
  return new Map([...entries].map(([, , address = '', changed]) => [address, changed]))
}

async function listed() {
  const { status, headers, text } = await world.request('GET', '/sitemap.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  return read(text)
}

describe('the sitemap', () => {
  test('of an empty catalogue lists the fixed pages', async () => {
    const empty = await testApp()
    const { text } = await empty.request('GET', '/sitemap.xml')
    const pages = read(text)
    expect([...pages.keys()]).toEqual(expect.arrayContaining([`${ORIGIN}/`, `${ORIGIN}/search`]))
    expect([...pages.values()].every((changed) => changed === undefined)).toBe(true)
  })

  test('lists exactly the units on the website, at URLs that exist', async () => {
    const shown = await aUnit(world)
    const hidden = await aUnit(world, { showOnWebsite: false })
    const deleted = await aUnit(world)
    await deleteUnit(world.context(), deleted.id)
    const addresses = [...(await listed()).keys()]
    expect(addresses).toContain(`${ORIGIN}/property/${shown.id}`)
    expect(addresses).not.toContain(`${ORIGIN}/property/${hidden.id}`)
    expect(addresses).not.toContain(`${ORIGIN}/property/${deleted.id}`)
    for (const unlisted of ['/saved', '/search/power', '/admin']) {
      expect(addresses).not.toContain(ORIGIN + unlisted)
    }
    // Station pages are alike: the first and the last are enough.
    const stations = addresses.filter((address) => address.includes('/station/'))
    const repetitive = new Set(stations.slice(1, -1))
    for (const address of addresses.filter((address) => !repetitive.has(address))) {
      const { status, text } = await world.request('GET', address.slice(ORIGIN.length))
      expect([address, status]).toEqual([address, 200])
      expect(text).toContain(`<link rel="canonical" href="${address}">`)
    }
  })

  test('gives the last change of a page’s unit, project or developer', async () => {
    const developer = await saveDeveloper(world.context(), null, { name: 'Chao Nam' })
    const project = await aProject(world, { developerId: developer.id })
    const { id } = await aUnit(world, { projectId: project.id })
    const other = await aUnit(world)
    const changed = async (path: string) => (await listed()).get(ORIGIN + path)
    const at = (day: string) => {
      world.now = new Date(`2026-11-${day}T10:00:00.000Z`)
      return world.now.toISOString()
    }
    const untouched = await changed(`/property/${other.id}`)
    for (const [day, change] of [
      ['02', () => saveUnit(world.context(), id, { size: 40 })],
      ['03', () => saveProject(world.context(), project.id, { description: 'By the canal.' })],
      ['04', () => saveDeveloper(world.context(), developer.id, { name: 'Chao Nam Estates' })],
      ['05', () => saveUnit(world.context(), id, { size: 41 })],
    ] as const) {
      const moment = at(day)
      await change()
      expect(await changed(`/property/${id}`)).toBe(moment)
      expect(await changed('/')).toBe(moment)
    }
    expect(await changed(`/property/${other.id}`)).toBe(untouched)
    const deletedUnit = at('06')
    await deleteUnit(world.context(), other.id)
    expect(await changed('/')).toBe(deletedUnit)
    expect(await changed('/search')).toBe(deletedUnit)
  })

  test('is not changed by staff-only changes', async () => {
    const staff = await world.signIn()
    const owner = await aContact(world, { contactType: 'owner' })
    const { id: projectId } = await aProject(world)
    const { id } = await aUnit(world, { projectId, status: 'pending' })
    const hidden = await aUnit(world, { projectId, showOnWebsite: false })
    const lastChanges = async () => {
      const { body } = await world.request('GET', `/api/units/${id}`)
      const dates = await listed()
      return [
        body.updatedAt,
        ...[`/property/${id}`, '/', '/search'].map((at) => dates.get(ORIGIN + at)),
      ]
    }
    const foundSince = async (as: SignedIn | null) => {
      const query = `projectId=${projectId}&updatedSince=${world.now.toISOString()}`
      const { body } = await world.request('GET', `/api/units?${query}`, { as })
      return body.map((unit: UnitRecord) => unit.id)
    }
    const change = (input: UnitChange, unitId = id) => saveUnit(world.context(), unitId, input)
    const before = await lastChanges()

    world.now = new Date('2026-11-07T10:00:00.000Z')
    for (const unseen of [
      () => change({ ownerContactId: owner.id }),
      () => change({ agentContactId: owner.id, externalDataSource: 'A neighbour' }),
      () => change({ rentedUntil: '2027-01-01' }),
      () => change({ status: 'follow_up' }),
      () => change({ size: 99 }, hidden.id),
      () => deleteUnit(world.context(), hidden.id),
      () => restoreUnit(world.context(), hidden.id),
      () => aUnit(world, { projectId, status: 'sold' }),
      () => saveProject(world.context(), projectId, { uniqueFeatures: ['Quiet'] }),
    ]) {
      await unseen()
      expect(await lastChanges()).toEqual(before)
    }
    expect(await foundSince(null)).toEqual([])
    expect(await foundSince(staff)).toHaveLength(3)

    for (const [day, expected] of [
      ['08', () => change({ status: 'available' })],
      ['09', () => change({ showOnWebsite: false })],
      ['10', () => change({ showOnWebsite: true })],
      ['11', () => deleteUnit(world.context(), id)],
      ['12', () => restoreUnit(world.context(), id)],
    ] as const) {
      world.now = new Date(`2026-11-${day}T10:00:00.000Z`)
      await expected()
      expect((await listed()).get(`${ORIGIN}/`)).toBe(world.now.toISOString())
    }
    expect(new Set(await lastChanges())).toEqual(new Set([world.now.toISOString()]))
    expect(await foundSince(null)).toEqual([id])
  })

  test('becomes an index of several files when there are too many URLs for one', async () => {
    const { db } = world
    for (let n = 0; n < 5; n += 1) await aUnit(world)
    const fixed = ['/', '/search']
    const all = read(await sitemap(db, fixed, ORIGIN))
    expect(all.size).toBeGreaterThan(6)
    const index = read(await sitemap(db, fixed, ORIGIN, 3))
    const count = Math.ceil(all.size / 3)
    const names = Array.from({ length: count }, (_, i) => `${ORIGIN}/sitemap-${i + 1}.xml`)
    expect([...index.keys()]).toEqual(names)
    const parts = new Map<string, string | undefined>()
    for (const [i, name] of names.entries()) {
      const part = read((await sitemapFile(db, fixed, ORIGIN, i + 1, 3)) ?? '')
      expect(part.size).toBeLessThanOrEqual(3)
      expect(index.get(name)).toBe([...part.values()].sort().at(-1))
      for (const [address, changed] of part) parts.set(address, changed)
    }
    expect(parts).toEqual(all)
    expect(await sitemapFile(db, fixed, ORIGIN, count + 1, 3)).toBeNull()
    const first = await world.request('GET', '/sitemap-1.xml')
    expect(read(first.text)).toEqual(await listed())
    expect((await world.request('GET', '/sitemap-2.xml')).status).toBe(404)
  })
})

test('robots.txt allows public pages and the API’s description and links the sitemap', async () => {
  const { status, headers, text } = await world.request('GET', '/robots.txt')
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8'])
  const lines = text.trim().split('\n')
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(lines).toContain('User-agent: *')
  const rules = lines.flatMap((line) => {
    const [, kind, path = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? []
    return kind ? [{ kind, path }] : []
  })
  // The longest rule wins (RFC 9309).
  const mayRead = (path: string) =>
    rules
      .filter((rule) => path.startsWith(rule.path))
      .toSorted((a, b) => b.path.length - a.path.length)[0]?.kind !== 'Disallow'
  for (const path of [
    '/',
    '/search?stationId=30',
    '/property/1',
    '/media/x/1200.jpg',
    '/api/docs',
  ]) {
    expect([path, mayRead(path)]).toEqual([path, true])
  }
  for (const path of ['/admin', '/admin/login', '/api/units', '/api/auth/login']) {
    expect([path, mayRead(path)]).toEqual([path, false])
  }
})
