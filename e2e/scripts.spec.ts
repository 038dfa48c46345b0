import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Site, test } from './site.ts'

const built = path.resolve(import.meta.dirname, '..', 'dist', 'client')

/** The scripts that a document asks for with itself: of the map and whatever comes later, nothing. */
async function scriptsOf({ admin }: Site, address: string): Promise<string[]> {
  const html = await (await admin.get(address)).text()
  return [...new Set(html.match(/\/assets\/[\w-]+\.js/g))]
}

for (const address of ['/', '/search', '/properties', '/property/:id', '/station/E6', '/saved']) {
  test(`${address} asks for at most 100 KB of script with itself`, async ({ site }) => {
    const asked = await scriptsOf(site, address.replace(':id', String(site.units.sale)))
    const sizes = asked.map(async (script) => {
      const answer = await site.admin.get(script)
      return gzipSync(await answer.body(), { level: 9 }).length
    })
    expect(sizes.length).toBeGreaterThan(0)
    const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    expect(sum).toBeLessThanOrEqual(100 * 1024)
  })
}

test('a document asks for few scripts, and for what checks input only where its page does', async ({
  site,
}) => {
  for (const address of ['/', '/search', `/property/${site.units.sale}`, '/developers', '/saved']) {
    const asked = await scriptsOf(site, address)
    expect(asked.length, address).toBeGreaterThan(3)
    expect(asked.length, address).toBeLessThanOrEqual(8)
    expect(asked.join(' '), address).not.toContain('/checking-')
  }
  expect((await scriptsOf(site, '/properties')).join(' ')).toContain('/checking-')
  for (const address of ['/admin', '/admin/listings', '/admin/search', '/admin/properties']) {
    const asked = await scriptsOf(site, address)
    expect(asked.length, address).toBeGreaterThan(8)
    expect(asked.length, address).toBeLessThanOrEqual(16)
  }
})

test('no script waits for one that waits for it', () => {
  const manifest: Record<string, { imports?: string[] }> = JSON.parse(
    fs.readFileSync(path.join(built, '.vite', 'manifest.json'), 'utf8'),
  )
  const whole = new Set<string>()
  const follow = (key: string, above: readonly string[]) => {
    expect(above).not.toContain(key)
    if (whole.has(key)) return
    for (const next of manifest[key]?.imports ?? []) follow(next, [...above, key])
    whole.add(key)
  }
  for (const key of Object.keys(manifest)) follow(key, [])
  expect(whole.size).toBeGreaterThan(20)
})
