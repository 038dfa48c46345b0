import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../languages/languages.ts'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { nothingBuilt } from '../serve/built-files.server.ts'
import type { SiteProps } from '../serve/page.server.ts'
import { renderPage } from '../serve/render-page.server.tsx'
import { home } from './home.server.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
  const as = await world.signIn()
  const developer = { name: 'Chao Nam Estates', foundedYear: 1999 }
  await world.request('POST', '/api/developers', { as, body: developer })
  const { id: projectId } = await aProject(world, {
    name: 'Baan Sirin',
    nameTh: 'บ้านสิริน',
    address: '88 Soi Sukhumvit 21, Watthana, Bangkok',
    developer: developer.name,
  })
  const units = [
    { projectId, listingType: 'rent_sell', price: 9_000_000, rentAmount: 41_000, floor: 0 },
    { projectId, bedrooms: 0, price: 900_000, floor: -1 },
    { listingType: 'rent', rentAmount: 25_000 },
    { status: 'pending', showOnWebsite: true, floor: null },
  ] as const
  for (const unit of units) await aUnit(world, unit)
})

/** The landing page as somebody gets it who reads Thai. */
async function inThai(query: string): Promise<string> {
  const site: SiteProps = {
    ...{
      language: 'th',
      today: '2026-11-23',
      name: 'Sathani',
      logo: null,
      accent: 'teal',
      office: '',
      phone: '02 000 0000',
      email: 'hello@sathani.example',
    },
    ...{ line: null, whatsapp: null },
  }
  const origin = 'https://sathani.example'
  const { load } = home.open({
    params: {},
    query: new URLSearchParams(query),
    site,
    language: languages.th,
    languages,
    origin,
    take: async () => {},
  })
  const page = await load(world.context(), { refused: null, sent: false })
  if ('redirect' in page) throw new Error(`leads to ${page.redirect}`)
  return Buffer.from(renderPage(nothingBuilt, page, site, origin)).toString()
}

/** What readers see and hear of a document: its text, and the names of what has none. */
function told(html: string): string[] {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    // Country codes are the world's.
    .replace(/<select name="countryCode".*?<\/select>/s, '')
  const named = [...body.matchAll(/ (?:aria-label|title|alt|placeholder|label)="([^"]*)"/g)]
  const texts = body.replace(/<[^>]*>/g, '\n').split('\n')
  return [...named.map(([, text = '']) => text), ...texts].map(unescaped).filter(Boolean)
}

function unescaped(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .trim()
}

/** Names that have no other, and what is the same in every language. */
const proper = [
  /Sathani|CRM|LINE|WhatsApp|BTS|MRT|SRT|Google Maps|© OpenStreetMap contributors|OpenStreetMap/g,
  /hello@sathani\.example|name@example\.com|Enter\b/g,
  // Of developers and buildings that were entered in English alone; a unit's number.
  /Chao Nam Estates|Project \d+|Test [A-Z]\w+( \d+)?|T-\d+/g,
]

function english(html: string): string[] {
  const left = told(html).map((text) => proper.reduce((rest, name) => rest.replace(name, ''), text))
  return [...new Set(left.filter((text) => /[A-Za-z]{2}/.test(text)))]
}

describe('in Thai the landing page has no English sentence of ours', () => {
  test.each([
    ['as it is', ''],
    ['with the featured homes on a map', 'view=map'],
    ['around a station', 'station=E4&within=500'],
    ['around a station without a home', 'station=CEN&within=250'],
    ['by minutes, before a place is chosen', 'minutesMax=30'],
    ['by minutes to a station', 'minutesTo=1&minutesMax=45'],
    ['by minutes to two', 'minutesTo=1,5&minutesMax=60'],
  ])('%s', async (_, query) => {
    const html = await inThai(query)
    expect(html).toMatch(/<html [^>]*lang="th"/)
    expect(english(html)).toEqual([])
  })
})

test('in Thai it names stations, prices and rooms as Thais do', async () => {
  const text = told(await inThai('station=E4&within=500')).join(' ')
  for (const words of ['อโศก', 'BTS สายสุขุมวิท', '9.0 ล้านบาท', '41,000 บาท/เดือน', 'สตูดิโอ']) {
    expect(text).toContain(words)
  }
  expect(text).toContain('บ้านสิริน')
})

test('what it carries for the browser is the same: its script makes the words', async () => {
  const html = await inThai('')
  expect(html).toContain('"language":"th"')
  expect(html).toContain('"name":"Asok"')
})
