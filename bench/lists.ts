/**
 * The response times of the staff's lists, filters and counts with 100,000 units in 5,000 projects
 * of 20,000 owners. Run it by `npm run bench:lists`. It starts everything it needs itself, in a
 * temporary folder.
 * One request at a time over HTTP, each with another value of its filter, so that no count is
 * cached. Prints a table, the slowest last.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../src/platform/db/connect.ts'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { startApp } from './app-process.ts'
import { fill } from './search-data.ts'
import { timeQuestions } from './time-questions.ts'

const UNITS = 100_000
const PROJECTS = 5_000
const OWNERS = 20_000
const PASSWORD = 'a phrase for benches'

const page = (i: number) => `limit=25&offset=${(i % 8) * 25}`
const words = ['lumen', 'อาร์เดน', 'noma', 'verve', 'siri', 'onyx', 'chao', 'ลอฟท์', 'quartz', 'plum']
const word = (i: number) => encodeURIComponent(`${words[i % words.length]}`)
// "Baan Siri" and others in Thai, without blanks.
const joinedNames = ['บ้านศิริ', 'เทอเรสไนน์', 'พลัมคอร์ท'].map(encodeURIComponent)
const statuses = [
  'available',
  'rented',
  'sold',
  'pending',
  'off_market',
  'visited',
  'wrong_contact',
]

/** The queries of every list; `i` makes each request different. */
const questions: Readonly<Record<string, (i: number) => string>> = {
  'units, newest': (i) => `/api/units/search?${page(i)}&floorSizeMin=${i + 1}`,
  'units by status': (i) =>
    `/api/units/search?${page(i)}&status=${statuses[i % 7]}&floorSizeMin=${i + 1}`,
  'units with pictures': (i) =>
    `/api/units/search?${page(i)}&show=with_images&floorSizeMin=${i + 1}`,
  'units without pictures': (i) =>
    `/api/units/search?${page(i)}&show=without_images&floorSizeMin=${i + 1}`,
  'units without station': (i) =>
    `/api/units/search?${page(i)}&show=no_station&floorSizeMin=${i + 1}`,
  'units without description': (i) =>
    `/api/units/search?${page(i)}&show=no_description&floorSizeMin=${i + 1}`,
  'units, a number typed': (i) => `/api/units/search?${page(i)}&search=${1000 + i * 37}`,
  'units, two digits typed': (i) => `/api/units/search?${page(i)}&search=${10 + i}`,
  'units, a building typed': (i) =>
    `/api/units/search?${page(i)}&search=${word(i)}&floorSizeMin=${i + 1}`,
  'units, an owner typed': (i) => `/api/units/search?${page(i)}&search=Owner%20${1000 + i * 13}`,
  'units, a phone typed': (i) => `/api/units/search?${page(i)}&search=08${1000 + i * 17}`,
  'units, a number and a building': (i) =>
    `/api/units/search?${page(i)}&search=${1000 + i * 37}%20${word(i)}`,
  'units, a building backwards': (i) => `/api/units/search?${page(i)}&search=siri%20baan%20${i}`,
  'units, a building in one word': (i) =>
    `/api/units/search?${page(i)}&search=${joinedNames[i % joinedNames.length]}&floorSizeMin=${i + 1}`,
  'units, a station typed': (i) =>
    `/api/units/search?${page(i)}&search=thong%20lo&floorSizeMin=${i + 1}`,
  'units, a station and rooms': (i) =>
    `/api/units/search?${page(i)}&search=asoke%202%20bed&floorSizeMin=${i + 1}`,
  'units, a district typed': (i) =>
    `/api/units/search?${page(i)}&search=wattana&floorSizeMin=${i + 1}`,
  'units, a row copied': (i) =>
    `/api/units/search?${page(i)}&search=${1000 + i * 37}%20%C2%B7%20Arden%20${12 + (i % 8)}th%20floor`,
  'units, an owner by two names': (i) =>
    `/api/units/search?${page(i)}&search=${1000 + i * 13}%20owner`,
  'units of several statuses': (i) =>
    `/api/units/search?${page(i)}&status=available,confirmed&floorSizeMin=${i + 1}`,
  'units free by a day': (i) =>
    `/api/units/search?${page(i)}&availableBy=2031-01-01&floorSizeMin=${i + 1}`,
  'units near several stations': (i) =>
    `/api/units/search?${page(i)}&stationIds=${i + 1},${i + 2},${i + 3}`,
  'units as filtered in the drawing': (i) =>
    `/api/units/search?${page(i)}&status=available,confirmed&selectedBedrooms=1,2,3&stationIds=28,30&availableBy=2031-01-01&floorSizeMin=${i + 1}`,
  'units without an owner': (i) =>
    `/api/units/search?${page(i)}&show=no_owner&floorSizeMin=${i + 1}`,
  'units by status, sorted': (i) =>
    `/api/units/search?${page(i)}&sort=status&floorSizeMin=${i + 1}`,
  'units by name': (i) => `/api/units/search?${page(i)}&sort=name&floorSizeMin=${i + 1}`,
  'units by name, backwards': (i) =>
    `/api/units/search?${page(i)}&sort=name_desc&floorSizeMin=${i + 1}`,
  'units by price': (i) => `/api/units/search?${page(i)}&sort=price_desc&floorSizeMin=${i + 1}`,
  'units by size': (i) => `/api/units/search?${page(i)}&sort=size_asc&floorSizeMin=${i + 1}`,
  'units by station': (i) => `/api/units/search?${page(i)}&sort=station_far&floorSizeMin=${i + 1}`,
  'units, a deep page': (i) => `/api/units/search?limit=25&offset=${90_000 + i * 25}`,
  'units near a station to rent': (i) =>
    `/api/units/search?${page(i)}&stationId=${i + 1}&listingType=rent&sort=price_asc`,
  'units, many filters': (i) =>
    `/api/units/search?${page(i)}&selectedBedrooms=1,2&selectedViews=city_view&selectedFacilities=gymnasium,swimming_pool&petFriendly=yes&priceMax=${9_000_000 + i}`,
  'units hidden': (i) => `/api/units/search?${page(i)}&active=false&floorSizeMin=${i + 1}`,
  'units of an owner': (i) => `/api/units/search?${page(i)}&contactId=${i + 10}`,
  'units unconfirmed': (i) => `/api/units/stale?${page(i)}&days=${10 + i}`,
  'projects, newest': (i) => `/api/projects?${page(i)}`,
  'projects, a name typed': (i) => `/api/projects?${page(i)}&search=${word(i)}`,
  'projects by units': (i) => `/api/projects?${page(i)}&sort=units`,
  'projects by station': (i) => `/api/projects?${page(i)}&sort=station`,
  developers: (i) => `/api/developers?${page(i)}`,
  'owners and agents typed': (i) => `/api/leads?limit=5&type=owner,agent&search=Owner%20${i}`,
  totals: () => '/api/stats',
}

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
try {
  await fill(server.ownerUrl, UNITS, PROJECTS)
  await addOwners()
  const app = await startApp(server, path.join(folder, 'app'), { ADMIN_PASSWORD: PASSWORD })
  try {
    const title = `${UNITS} units, ${PROJECTS} projects, ${OWNERS} owners`
    await timeQuestions(app.origin, PASSWORD, title, questions)
  } finally {
    await app.stop()
  }
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Adds owners with their search words; each has some five units. */
async function addOwners(): Promise<void> {
  const pool = openPool(server.ownerUrl, { max: 1, statementTimeout: 600_000 })
  await pool.query(
    `insert into contacts (name, phone, contact_type, source, words)
    select 'Owner ' || n, '08' || lpad((n * 7919 % 100000000)::text, 8, '0'), 'owner', 'admin_panel',
      'owner ' || n || E'\n08' || lpad((n * 7919 % 100000000)::text, 8, '0')
    from generate_series(1, ${OWNERS}) n`,
  )
  await pool.query(`update units set owner_contact_id = 1 + id * 7919 % ${OWNERS}`)
  await pool.query('vacuum (analyze)')
  await pool.end()
}
