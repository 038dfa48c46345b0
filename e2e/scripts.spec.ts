import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Site, test } from './site.ts'

const built = path.resolve(import.meta.dirname, '..', 'dist', 'client')

/** The scripts that a document requests directly: not the map's or others loaded later. */
async function scriptsOf({ admin }: Site, address: string): Promise<string[]> {
  const html = await (await admin.get(address)).text()
  return [...new Set(html.match(/\/assets\/[\w-]+\.js/g))]
}

for (const address of ['/', '/search', '/properties', '/property/:id', '/station/E6', '/saved']) {
  test(`${address} directly requests at most 100 KB of scripts`, async ({ site }) => {
    const requests = await scriptsOf(site, address.replace(':id', String(site.units.sale)))
    const sizes = requests.map(async (script) => {
      const response = await site.admin.get(script)
      return gzipSync(await response.body(), { level: 9 }).length
    })
    expect(sizes.length).toBeGreaterThan(0)
    const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    expect(sum).toBeLessThanOrEqual(100 * 1024)
  })
}

test('a document requests few scripts, and none that validate input', async ({ site }) => {
  const pages = [
    '/',
    '/search',
    '/properties',
    `/property/${site.units.sale}`,
    '/developers',
    '/saved',
  ]
  for (const address of pages) {
    const requests = await scriptsOf(site, address)
    expect(requests.length, address).toBeGreaterThan(3)
    expect(requests.length, address).toBeLessThanOrEqual(8)
    expect(requests.join(' '), address).not.toContain('/checking-')
  }
  for (const address of ['/admin', '/admin/listings', '/admin/search', '/admin/properties']) {
    const requests = await scriptsOf(site, address)
    expect(requests.length, address).toBeGreaterThan(8)
    expect(requests.length, address).toBeLessThanOrEqual(16)
  }
})

test('no two scripts import each other in a cycle', () => {
  const manifest: Record<string, { imports?: string[] }> = JSON.parse(
    fs.readFileSync(path.join(built, '.vite', 'manifest.json'), 'utf8'),
  )
  const visited = new Set<string>()
  const follow = (key: string, above: readonly string[]) => {
    expect(above).not.toContain(key)
    if (visited.has(key)) return
    for (const next of manifest[key]?.imports ?? []) follow(next, [...above, key])
    visited.add(key)
  }
  for (const key of Object.keys(manifest)) follow(key, [])
  expect(visited.size).toBeGreaterThan(20)
})
