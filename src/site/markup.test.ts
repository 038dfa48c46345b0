import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { aProject } from '../records/projects/test-factory.ts'
import { aUnit } from '../records/units/test-factory.ts'

/* Every public page, in all its states, passes the rules that html-validate recommends. */

const world = await testApp({
  env: { CONTACT_LINE: '@sathani', CONTACT_WHATSAPP: '+66 81 234 5678' },
})
const ALLOWED_INLINE_STYLES = [
  'background',
  'border-color',
  'height',
  '--line',
  '--narrow',
  'left',
  'right',
  'top',
  'stroke-width',
  'vector-effect',
]
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React decides on the case of attributes and the form of void elements and ids.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes of one field share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // Colours of lines, positions on maps and scales, and heights of bars are data.
    'no-inline-style': ['error', { allowedProperties: ALLOWED_INLINE_STYLES }],
  },
})
const THAI = 'บ้านสวนริมคลองบางขุนเทียนใกล้สถานีรถไฟฟ้า'
const HASHES = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210']
const ids = { project: 0, full: 0, long: 0, bare: 0 }

beforeAll(async () => {
  const picture = { contentType: 'image/webp', width: 1, height: 1, bytes: 1 }
  const rows = HASHES.map((hash) => ({ hash, ...picture }))
  await world.db.insertInto('images').values(rows).execute()
  const images = HASHES.map((hash) => `/media/${hash}/1280.webp`)
  const full = await aProject(world, {
    name: 'Baan Sirin',
    developer: 'Chao Nam Estates',
    yearBuilt: '2019',
    totalUnits: 240,
    description: 'Two towers.\nA garden.',
    facilities: ['swimming_pool', 'onsen'],
    amenities: ['Library', 'Library'],
    images,
  })
  const long = await aProject(world, { name: `${THAI} ${THAI}`, nameTh: THAI })
  const rooms = { bedrooms: 2, bathrooms: 2, size: 68.5 }
  ids.project = full.id
  ids.full = (
    await aUnit(world, {
      ...rooms,
      projectId: full.id,
      listingType: 'rent_sell',
      furnishing: 'fully_furnished',
      propertyView: ['city_view', 'pool_view'],
      description: 'A corner home <above> "the" garden & pool.',
      keyFeatures: ['Corner', 'Corner'],
      images,
    })
  ).id
  ids.long = (
    await aUnit(world, { ...rooms, projectId: long.id, unitNumber: '9/99-ก', floor: 0 })
  ).id
  ids.bare = (
    await aUnit(world, { listingType: 'rent', floor: null, bedrooms: 0, status: 'visited' })
  ).id
  // More than one page of results.
  for (let n = 0; n < 24; n += 1) await aUnit(world, { projectId: full.id })
})

test.each([
  ['/', 200],
  ['/?view=map', 200],
  ['/?station=E6&within=1000', 200],
  ['/?minutesTo=28&minutesMax=25', 200],
  ['/how-we-count', 200],
  ['/properties', 200],
  ['/properties?type=condo&search=zzz', 200],
  ['/project/:project', 200],
  ['/project/:project?listingType=rent', 200],
  ['/project/999999', 404],
  ['/developers', 200],
  ['/developer/1', 200],
  ['/developer/999999', 404],
  ['/station/E6', 200],
  ['/station/CEN', 200],
  ['/station/XX', 404],
  ['/line/mrt_blue', 200],
  ['/line/none', 404],
  ['/area/thonglor', 200],
  ['/area/none', 404],
  ['/saved', 200],
  ['/saved?homes=:full,:long,:bare&compare=:full,:long,:bare', 200],
  ['/search', 200],
  ['/search?page=2', 200],
  ['/search?page=90', 200],
  ['/search?view=both&minutesTo=28&minutesMax=45', 200],
  ['/search?view=map', 200],
  ['/search?listingType=rent&stationId=30&priceMax=35000&selectedBedrooms=0,2&sort=price_asc', 200],
  ['/search?bedrooms=6&listingType=rent&stationId=30&selectedFacilities=spa,onsen', 200],
  ['/search?availableOnly=true&sort=sqm_price', 200],
  ['/search?stationId=999999', 200],
  ['/search/power', 200],
  [
    '/search/power?bedrooms=3&listingType=rent&stationId=30&priceMax=35000&selectedViews=city_view',
    200,
  ],
  ['/property/:full', 200],
  ['/property/:long', 200],
  ['/property/:bare', 200],
  ['/property/999999', 404],
  ['/no/such/page', 404],
  ['/api/docs', 200],
  ['/admin', 200],
])('%s is valid HTML', async (path, status) => {
  const response = await world.request('GET', address(path))
  expect(response.status).toBe(status)
  expect(await errors(response.text)).toEqual([])
})

test.each([
  ['/', 'phone=12&whatsappSame=on&requirements=A+studio', 400],
  ['/property/:full', 'email=nobody%40&countryCode=%2B44', 400],
  ['/property/999999', 'name=Mali', 400],
])('%s is valid HTML when its form is refused', async (path, body, status) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await world.request('POST', address(path), { body, headers })
  expect(response.status).toBe(status)
  expect(await errors(response.text)).toEqual([])
})

function address(path: string): string {
  return path.replace(/:(\w+)/, (_, name: keyof typeof ids) => String(ids[name]))
}

async function errors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
