import { describe, expect, test } from 'vitest'
import { connect } from '../platform/db/connect.ts'
import { type TestApp, testApp } from '../platform/testing/test-app.ts'
import { aProject } from '../records/projects/test-factory.ts'
import { aUnit } from '../records/units/test-factory.ts'
import { formatDistance } from '../shared/distance.ts'

const world = await testApp()

describe('the landing page', () => {
  test('shows the six newest homes, rendered by the server', async () => {
    const units = []
    for (let n = 0; n < 7; n += 1) units.push(await aUnit(world))
    const hidden = await aUnit(world, { showOnWebsite: false })
    const page = await world.request('GET', '/')
    expect(page.status).toBe(200)
    expect(page.text).toContain('>Find Your Perfect Condo</h1>')
    const linked = [...page.text.matchAll(/href="\/property\/(\d+)"/g)].map(([, id]) => Number(id))
    const newestFirst = units.map(({ id }) => id).toReversed()
    expect(linked).toEqual(newestFirst.slice(0, 6))
    expect(linked).not.toContain(hidden.id)
  })

  test('asks for a place in a plain form', async () => {
    const { text } = await world.request('GET', '/')
    expect(text).toMatch(/<form [^>]*action="\/search" method="get"/)
    expect(text).toMatch(/<input [^>]*name="where"/)
  })

  test('and each unit’s page list the country codes in order, Thailand first', async () => {
    const { id } = await aUnit(world)
    const codes = '+66 +1 +44 +86 +81 +82 +65 +60 +62 +63 +84 +91 +61'.split(' ')
    for (const path of ['/', `/property/${id}`]) {
      const { text } = await world.request('GET', path)
      const select = /<select name="countryCode".*?<\/select>/s.exec(text)?.[0] ?? ''
      const offered = [...select.matchAll(/<option value="(.*?)"/g)].map(([, code]) => code)
      expect(offered).toEqual(codes)
      expect(select).toMatch(/<option value="\+66"[^>]* selected=""/)
    }
  })
})

describe('staff-only data', () => {
  test('is on no public page and in no page data, even for signed-in staff', async () => {
    const owner = await world.request('POST', '/api/leads', {
      as: await world.signIn(),
      body: { name: 'Khun Owner Secret', phone: '+66811112222', contactType: 'owner' },
    })
    const unit = await aUnit(world, {
      status: 'pending',
      showOnWebsite: true,
      externalDataSource: 'secret source',
      ownerContactId: owner.body.id,
    })
    const admin = await world.signIn()
    for (const path of ['/', '/search', `/property/${unit.id}`]) {
      for (const as of [null, admin]) {
        const { status, text } = await world.request('GET', path, { as })
        expect(status).toBe(200)
        expect(text).not.toMatch(/secret source|Owner Secret|ownerContact|showOnWebsite|pending/i)
      }
    }
    const { text } = await world.request('GET', `/property/${unit.id}`)
    expect(text).toContain('Reserved')
  })

  test('a hidden unit and one that does not exist are the same 404 page', async () => {
    const hidden = await aUnit(world, { showOnWebsite: false })
    for (const path of [`/property/${hidden.id}`, '/property/999999', '/property/1x']) {
      const { status, text } = await world.request('GET', path)
      expect(status).toBe(404)
      expect(text).toContain('>Property Not Found</h1>')
      expect(text).toContain('The property you&#x27;re looking for doesn&#x27;t exist')
      expect(text).toContain('name="robots" content="noindex"')
    }
  })
})

describe('a unit’s page', () => {
  test('counts the walk within the circle of its map as everywhere else', async () => {
    const { id } = await aUnit(world)
    const { text } = await world.request('GET', `/property/${id}`)
    // 500 m at 80 m a minute, rounded up.
    expect(text.replaceAll('<!-- -->', '')).toMatch(/500 m: about 7 minutes\s+on foot/)
  })

  test('shows a price, a monthly rent, or both', async () => {
    expect(await visible({ listingType: 'sell', price: 8_900_000 })).toContain('8.9M THB')
    const rental = await visible({ listingType: 'rent', rentAmount: 1_250_000 })
    expect(rental).toContain('1,250,000 THB/month')
    expect(rental).not.toContain('M THB')
    const both = await visible({ listingType: 'rent_sell', price: 850_000, rentAmount: 25_000 })
    expect(both).toContain('850,000 THB')
    expect(both).toContain('25,000 THB/month')
  })

  test('shows the id by which a search finds the unit', async () => {
    const { id } = await aUnit(world)
    const { text } = await world.request('GET', `/property/${id}`)
    expect(text).toContain(`>Property ID</dt><dd class="wrap-anywhere">${id}</dd>`)
    const results = await world.request('GET', `/search?propertyId=${id}`)
    expect(linkedUnits(results.text)).toEqual([id])
  })

  test('lists up to three stations, parks, malls and schools with distance and walking time', async () => {
    const text = await visible({})
    expect(text).toMatch(/Thong Lo.*?\d+ m · \d+ min walk/)
    // Around Siam there are more of each than are listed.
    const { id: projectId } = await aProject(world, { latitude: 13.7437, longitude: 100.5364 })
    const { body: project } = await world.request('GET', `/api/projects/${projectId}`)
    const near = await visible({ projectId })
    const section = near.slice(near.indexOf('Nearby Amenities'), near.indexOf('Location'))
    for (const kind of ['nearbyMalls', 'nearbySchools']) {
      const places: { name: string; walkingDistance: number }[] = project[kind]
      expect(places.length, kind).toBeGreaterThan(3)
      const isListed = ({ name, walkingDistance }: (typeof places)[number]) =>
        section.includes(` ${name} ${formatDistance(walkingDistance)} · `)
      expect(places.filter(isListed), kind).toEqual(places.slice(0, 3))
    }
  })

  test('writes beds and baths in singular and plural', async () => {
    expect(await visible({ bedrooms: 1, bathrooms: 1 })).toMatch(/ 1 bed 1 bath /)
    expect(await visible({ bedrooms: 2, bathrooms: 3 })).toMatch(/ 2 beds 3 baths /)
    expect(await visible({ bedrooms: 0, bathrooms: 1 })).toMatch(/ Studio 1 bath /)
  })

  test('escapes its inline data so that no value ends the script element', async () => {
    const unit = await aUnit(world, {
      description: 'A view </script><script>alert(1)</script> and a line\u2028break',
    })
    const { text } = await world.request('GET', `/property/${unit.id}`)
    expect(text).not.toContain('<script>alert(1)')
    expect(text).toContain('\\u003c/script>')
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '')
    expect(data.props.unit.description).toContain('</script><script>alert(1)</script>')
  })

  test('says the next day that the unit was confirmed a day ago', async () => {
    const unit = await aUnit(world)
    const before = await world.request('GET', `/property/${unit.id}`)
    expect(before.text).toContain('Confirmed today')
    world.now = new Date(world.now.getTime() + 24 * 3_600_000)
    const after = await world.request('GET', `/property/${unit.id}`)
    expect(after.text).toContain('Confirmed 1 day ago')
  })
})

describe('the search page', () => {
  test('applies the query parameters and ignores invalid ones', async () => {
    const world = await testApp()
    const cheap = await aUnit(world, { price: 3_000_000 })
    const dear = await aUnit(world, { price: 12_000_000 })
    const results = await world.request('GET', '/search?priceMax=5000000&bedrooms=many&sort=odd')
    expect(results.text).toContain('>1 home, under 5M\u00a0THB</h1>')
    expect(linkedUnits(results.text)).toEqual([cheap.id])
    const sorted = await world.request('GET', '/search?sort=price_desc')
    expect(linkedUnits(sorted.text)).toEqual([dear.id, cheap.id])
  })

  test('shows 24 homes a page', async () => {
    const world = await testApp()
    const { projectId } = await aUnit(world)
    for (let n = 0; n < 24; n += 1) await aUnit(world, { projectId })
    const first = await world.request('GET', '/search?listingType=sale')
    expect(linkedUnits(first.text)).toHaveLength(24)
    expect(first.text).toContain('href="/search?listingType=sale&amp;page=2"')
    const second = await world.request('GET', '/search?listingType=sale&page=2')
    expect(linkedUnits(second.text)).toHaveLength(1)
    expect(second.text.replaceAll('<!-- -->', '')).toContain('Page 2 of 2')
  })

  test('redirects a submitted form to the canonical URL of its search', async () => {
    const form = 'listingType=&stationId=25&price=sale-5000000-10000000&bedrooms='
    const { status, headers } = await world.request('GET', `/search?${form}`)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('/search?priceMax=10000000&priceMin=5000000&stationId=25')
  })
})

describe('errors', () => {
  test('an unknown URL is an HTML page on the site and JSON in the API', async () => {
    const page = await world.request('GET', '/no/such/page')
    expect(page.status).toBe(404)
    expect(page.text).toContain('Home - Property Search')
    expect(page.text).toContain('Admin Dashboard')
    const api = await world.request('GET', '/api/no/such/call')
    expect(api.status).toBe(404)
    expect(api.headers.get('content-type')).toContain('application/problem+json')
    expect(page.text, 'it promises nothing that is not there').not.toContain('scanner')
  })

  test('a failed page is an HTML page without internals', async () => {
    const unreachable = connect('postgres://127.0.0.1:1/nowhere')
    const broken = await testApp({ services: { db: unreachable } })
    const { status, text } = await broken.request('GET', '/search')
    expect(status).toBe(503)
    expect(text).toContain('Something went wrong')
    expect(text).not.toMatch(/ECONN|postgres|nowhere/i)
    await unreachable.destroy()
  })
})

async function visible(unit: Parameters<typeof aUnit>[1], app: TestApp = world): Promise<string> {
  const { id } = await aUnit(app, unit)
  const { text } = await app.request('GET', `/property/${id}`)
  return text
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}

function linkedUnits(text: string): number[] {
  return [...text.matchAll(/href="\/property\/(\d+)"/g)].map(([, id]) => Number(id))
}
