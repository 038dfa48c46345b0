import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { saveDeveloper } from '../../records/developers/save-developer.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { readHead } from './test-head.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const ORIGIN = 'https://homes.example'

let world: TestApp
beforeAll(async () => {
  world = await testApp({ env: { PUBLIC_URL: ORIGIN } })
  const picture = { contentType: 'image/webp', width: 1, height: 1, bytes: 1 }
  await world.db
    .insertInto('images')
    .values({ hash: HASH, ...picture })
    .execute()
})

describe('titles and descriptions', () => {
  test('fit the limits, are accurate and unique', async () => {
    const near = await aProject(world, { name: 'Baan Sirin' })
    const far = await aProject(world, {
      name: `An exceedingly long name of a project ${'by the river '.repeat(8)}`,
      latitude: 13.55,
      longitude: 100.35,
      propertyType: null,
    })
    const units = [
      await aUnit(world, { projectId: near.id, unitNumber: '12A', bedrooms: 2, size: 68 }),
      await aUnit(world, {
        projectId: near.id,
        unitNumber: '12B',
        bedrooms: 0,
        listingType: 'rent',
      }),
      await aUnit(world, { projectId: near.id, unitNumber: '12C', listingType: 'rent_sell' }),
      await aUnit(world, { projectId: near.id, unitNumber: '12D', status: 'interested' }),
      await aUnit(world, { projectId: far.id, unitNumber: 'Tower B 4401/2', floor: null }),
      await aUnit(world, {
        projectId: near.id,
        unitNumber: '12F',
        seoTitle: 'A corner above the garden',
      }),
      await aUnit(world, {
        projectId: near.id,
        unitNumber: 'Tower B 4401/2',
        bedrooms: 0,
        listingType: 'rent_sell',
      }),
    ]
    const paths = ['/', '/search', ...units.map(({ id }) => `/property/${id}`)]
    const name = `A builder ${'of towers by the river '.repeat(7)}`.slice(0, 200).trim()
    await saveDeveloper(world.context(), null, { name })
    paths.push(`/project/${near.id}`, `/project/${far.id}`, '/properties', '/developers')
    paths.push('/developer/1', '/station/BL23', '/line/srt_light_red', '/area/chatuchak')
    const heads = await Promise.all(paths.map((path) => readHead(world, path)))
    for (const { title, description } of heads) {
      expect(title.length, title).toBeLessThanOrEqual(60)
      expect(description.length, description).toBeLessThanOrEqual(160)
      expect(description.length, description).toBeGreaterThan(30)
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length)
    expect(heads.map(({ title }) => title)).toEqual([
      'Sathani · Condos in Bangkok by station',
      'Homes in Bangkok · Sathani',
      'Baan Sirin Unit 12A · 2-bed condo for sale · Sathani',
      'Baan Sirin Unit 12B · studio condo for rent · Sathani',
      'Baan Sirin Unit 12C · 1-bed condo for rent or sale · Sathani',
      'Baan Sirin Unit 12D · 1-bed condo reserved · Sathani',
      'An exceedingly long name of a... Unit Tower B 4401/2',
      'A corner above the garden · Sathani',
      'Baan Sirin Unit Tower B 4401/2 · studio for rent or sale',
      'Baan Sirin · homes and building · Sathani',
      'An exceedingly long name of a... · homes and building',
      'All Properties: condos in Bangkok by the train · Sathani',
      'Developers of Bangkok condominiums · Sathani',
      'A builder of towers by the river...: buildings in Bangkok',
      'Homes near Queen Sirikit National Convention Centre station',
      'Homes along the SRT Light Red Line · Sathani',
      'Homes in Chatuchak and Phaya Thai, Bangkok · Sathani',
    ])
    expect(heads[2]?.description).toBe(
      '5.0M THB: 2 bedrooms, 1 bathroom, 68 sqm on floor 12 at Baan Sirin. 2 min walk to Thong Lo station. Unit 12A.',
    )
    expect(heads[5]?.description).toMatch(/^Reserved: 1 bedroom/)
    expect(heads[6]?.description).not.toContain('walk')
  })

  test('of a search describe its filters', async () => {
    const project = await aProject(world, { name: 'For searches' })
    for (let n = 0; n < 26; n += 1) {
      const figures = { bedrooms: 2, listingType: 'rent', rentAmount: 30_000 } as const
      await aUnit(world, { projectId: project.id, unitNumber: `Search ${n}`, ...figures })
    }
    const title = async (query: string) => (await readHead(world, `/search?${query}`)).title
    expect(await title('listingType=rent&stationId=30')).toBe(
      'Homes for rent near Thong Lo · Sathani',
    )
    expect(await title('listingType=rent&stationId=30&bedrooms=2&page=2')).toBe(
      '2-bedroom homes for rent near Thong Lo, page 2 · Sathani',
    )
    expect(await title('area=sukhumvit&propertyType=condo')).toBe('Condos in Sukhumvit · Sathani')
    expect(await title('listingType=rent&priceMin=20000&priceMax=40000')).toBe(
      'Homes for rent in Bangkok, 20,000 - 40,000 THB/month',
    )
    expect(await title(`projectId=${project.id}`)).toBe('Homes in For searches · Sathani')
    const { description } = await readHead(
      world,
      '/search?listingType=rent&stationId=30&bedrooms=2',
    )
    expect(description).toContain('2-bedroom homes for rent near Thong Lo: 26 homes')
  })

  test('of a missing record come with noindex', async () => {
    for (const path of ['/property/999999', '/no/such/page']) {
      const { status, meta, canonical, things } = await readHead(world, path)
      expect([path, status, meta.get('robots'), canonical]).toEqual([
        path,
        404,
        'noindex',
        undefined,
      ])
      expect(things).toEqual([])
    }
  })
})

describe('search engines', () => {
  test('get one canonical URL for every spelling of a search', async () => {
    await aUnit(world)
    for (const [path, canonical] of [
      ['/search', '/search'],
      ['/search?limit=24&offset=0&page=1&sort=newest&priceMin=0&utm_source=mail', '/search'],
      ['/search?stationId=30&listingType=rent', '/search?listingType=rent&stationId=30'],
      ['/search?selectedBedrooms=2&selectedBedrooms=1', '/search?selectedBedrooms=1,2'],
      ['/search?page=2&bedrooms=1&stationId=all', '/search?bedrooms=1&page=2'],
      ['/search?active=false&primary=true&contactId=3', '/search'],
      ['/search?priceMin=nonsense', '/search'],
      // The station's page lists the same homes.
      ['/search?stationId=30', '/station/E6'],
      ['/search?stationId=30&sort=newest', '/station/E6'],
      ['/search?stationId=30&page=2', '/search?stationId=30&page=2'],
      ['/search?stationId=999999', '/search?stationId=999999'],
      ['/?utm_source=mail', '/'],
    ] as const) {
      const head = await readHead(world, path)
      expect([path, head.canonical]).toEqual([path, ORIGIN + canonical])
      expect(head.meta.get('og:url')).toBe(ORIGIN + canonical)
    }
  })

  test('may index only searches with results whose title has all filters', async () => {
    const isShown = async (query: string) =>
      !(await readHead(world, `/search?${query}`)).meta.has('robots')
    expect(await isShown('')).toBe(true)
    expect(await isShown('stationId=30')).toBe(true)
    expect(await isShown('stationId=30&listingType=sale&bedrooms=1')).toBe(true)
    expect(await isShown('projectId=1')).toBe(true)
    for (const query of [
      'stationId=30&sort=price_asc',
      'projectName=Baan',
      'projectId=999999',
      'availableOnly=true',
      'priceMax=4999999',
      'selectedFacilities=spa',
      'stationId=999999',
      'propertyType=townhouse',
      'page=900',
    ]) {
      expect([query, await isShown(query)]).toEqual([query, false])
    }
  })
})

describe('previews', () => {
  test('show the unit’s picture, else its project’s, else the default', async () => {
    const url = `/media/${HASH}/1280.webp`
    const project = await aProject(world, { images: [url] })
    const image = async (path: string) => (await readHead(world, path)).meta.get('og:image')
    const withOwnPicture = await aUnit(world, { images: [url] })
    const projects = await aUnit(world, { projectId: project.id })
    const withoutPicture = await aUnit(world)
    expect(await image(`/property/${withOwnPicture.id}`)).toBe(`${ORIGIN}/media/${HASH}/1200.jpg`)
    expect(await image(`/property/${projects.id}`)).toBe(`${ORIGIN}/media/${HASH}/1200.jpg`)
    expect(await image(`/property/${withoutPicture.id}`)).toBe(`${ORIGIN}/preview.jpg`)
    expect(await image('/')).toBe(`${ORIGIN}/preview.jpg`)
  })

  test('have the tags that chat apps need', async () => {
    const { id } = await aUnit(world, { unitNumber: 'P1' })
    const { title, description, meta } = await readHead(world, `/property/${id}`)
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:site_name': 'Sathani',
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:url': `${ORIGIN}/property/${id}`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(meta.get('og:image:alt')).toContain('Unit P1')
  })

  test('have what a person wrote for a unit whole, however long it is', async () => {
    const seoTitle = 'ห้องมุมเงียบสงบ วิวสวน ใกล้รถไฟฟ้า พร้อมเฟอร์นิเจอร์ครบ เข้าอยู่ได้ทันที'
    const seoDescription = `${'A long walk through every room. '.repeat(8)}The end.`
    const { id } = await aUnit(world, { seoTitle, seoDescription })
    const { title, description, things } = await readHead(world, `/property/${id}`)
    expect([title, description]).toEqual([seoTitle, seoDescription])
    expect(JSON.stringify(things)).toContain(seoTitle)
  })

  test('escape their texts', async () => {
    const evil = '"><script>alert(1)</script><!-- \u2028 &amp; </title>'
    const project = await aProject(world, { name: evil, description: evil, amenities: [evil] })
    const { id } = await aUnit(world, {
      projectId: project.id,
      unitNumber: '\'"<b>',
      description: evil,
      seoTitle: evil,
    })
    const { head, title, things } = await readHead(world, `/property/${id}`)
    expect(head).not.toContain('<script>alert')
    expect(head).not.toContain('<b>')
    expect(title).toContain('"><script>')
    expect(JSON.stringify(things)).toContain('<script>alert(1)</script>')
  })
})

test('URLs use the configured origin, whatever the host of the request', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
  }
  const { id } = await aUnit(world)
  const proxied = await testApp({ env: { PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' }, url: world.url })
  for (const app of [world, proxied]) {
    for (const path of [
      '/',
      '/search?listingType=sale',
      `/property/${id}`,
      '/sitemap.xml',
      '/robots.txt',
      '/api/docs',
      '/api/openapi.json',
      '/api/units?limit=1',
    ]) {
      for (const requestHeaders of [headers, {}]) {
        const {
          status,
          text,
          headers: responseHeaders,
        } = await app.request('GET', path, { headers: requestHeaders })
        expect([path, status]).toEqual([path, 200])
        expect(text + JSON.stringify([...responseHeaders])).not.toContain('evil.example')
      }
      const absolute = await app.app.request(`http://evil.example${path}`)
      expect(await absolute.text()).not.toContain('evil.example')
    }
  }
})
