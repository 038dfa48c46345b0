import { describe, expect, test } from 'vitest'
import { testDb } from '../../../platform/testing/test-db.ts'
import { locate } from '../../geocoder/locate.ts'
import { stationList } from '../store.ts'
import { stationSpellings } from '../test-station-spellings.ts'
import { stationFinder } from './station-names.ts'

const { db } = await testDb()
const find = stationFinder(await stationList(db))
const resultsFor = (typed: string) => find(typed).map(({ name, code }) => `${name} ${code}`)

test('finds the right station first for 98 in 100 of what people type', () => {
  expect(new Set(stationSpellings.map(({ typed }) => typed)).size).toBeGreaterThan(300)
  const mismatches = stationSpellings.filter(({ typed, name }) => find(typed)[0]?.name !== name)
  const share = 1 - mismatches.length / stationSpellings.length
  expect(share, JSON.stringify(mismatches)).toBeGreaterThanOrEqual(0.98)
})

describe('A station is found by', () => {
  test.each([
    ['asoke', 'Asok E4'],
    ['thonglor', 'Thong Lo E6'],
    ['thong lor', 'Thong Lo E6'],
    ['ekamai', 'Ekkamai E7'],
    ['prompong', 'Phrom Phong E5'],
    ['promphong', 'Phrom Phong E5'],
    ['sathon', 'Chong Nonsi S3'],
    ['sathorn', 'Chong Nonsi S3'],
    ['mor chit', 'Mo Chit N8'],
    ['aree', 'Ari N5'],
    ['chidlom', 'Chit Lom E1'],
    ['ploenchit', 'Phloen Chit E2'],
    ['rajdamri', 'Ratchadamri S1'],
    ['ladprao', 'Lat Phrao BL15'],
    ['hua lumpong', 'Hua Lamphong BL28'],
    ['บีทีเอสสยาม', 'Siam CEN'],
    ['rama 9', 'Phra Ram 9 BL20'],
    ['BL 22', 'Sukhumvit BL22'],
  ])('%s', (typed, first) => {
    expect(resultsFor(typed)[0]).toBe(first)
  })
})

test('nothing typed matches every station', () => {
  expect(resultsFor('')).toHaveLength(195)
  expect(resultsFor('  ')).toHaveLength(195)
  expect(resultsFor('station'), 'as good as nothing').toHaveLength(195)
})

test("a line's name before or after a station means its platform there", () => {
  expect(resultsFor('phaya thai')[0]).toBe('Phaya Thai N2')
  expect(resultsFor('airport link phaya thai')[0]).toBe('Phaya Thai A8')
  expect(resultsFor('phaya thai arl')[0]).toBe('Phaya Thai A8')
  expect(resultsFor('lat phrao yellow line')[0]).toBe('Lat Phrao YL01')
  expect(resultsFor('ลาดพร้าว สายสีเหลือง')[0]).toBe('Lat Phrao YL01')
  expect(resultsFor('bts lat phrao')[0]).toBe('Ha Yaek Lat Phrao N9')
  expect(resultsFor('mrt asok'), 'even where people name the wrong one').toEqual(['Asok E4'])
})

test('a line alone finds its stations, the most searched first', () => {
  const purple = resultsFor('purple line')
  expect(purple).toHaveLength(16)
  expect(purple[0]).toBe('Khlong Bang Phai PP01')
  expect(resultsFor('bts')[0]).toBe('Asok E4')
  expect(resultsFor('sukhumvit')[0], 'unless a station has its name').toBe('Sukhumvit BL22')
})

test('the same name comes first, then names that begin with it, then names with such a word', () => {
  expect(resultsFor('lat phrao').slice(0, 2)).toEqual(['Lat Phrao BL15', 'Lat Phrao YL01'])
  expect(resultsFor('lat phrao').slice(2)).toEqual([
    ...['Lat Phrao 71 YL04', 'Lat Phrao 83 YL05', 'Lat Phrao 101 YL07', 'Ha Yaek Lat Phrao N9'],
    'Phahon Yothin BL14',
  ])
  expect(resultsFor('rama 9')).toEqual(['Phra Ram 9 BL20', 'Suan Luang Rama IX YL15'])
})

test('of equal matches the most searched come first', () => {
  expect(resultsFor('s')[0]).toBe('Siam CEN')
  expect(resultsFor('สาทร').slice(0, 3)).toEqual([
    ...['Chong Nonsi S3', 'Saint Louis S4', 'Surasak S5'],
  ])
})

test.each(['zzz', 'no such place', 'qwerty', 'chiang mai', 'โรงแรม', '曼谷', '🏙'])(
  'what resembles no station finds none: %s',
  (typed) => {
    expect(resultsFor(typed)).toEqual([])
  },
)

test('only the first letters of an endless query are read', () => {
  expect(resultsFor('bts '.repeat(100_000))[0]).toBe('Asok E4')
  expect(resultsFor('x'.repeat(1_000_000))).toEqual([])
})

describe('An address', () => {
  const matchOf = async (address: string) => (await locate({ db }, address))?.matched.name

  test('names a station by any name that the search knows', async () => {
    const stations = await db.selectFrom('stations').selectAll().execute()
    const mismatches: string[] = []
    for (const { name, nameTh, aliases } of stations) {
      for (const spelling of [name, nameTh, ...aliases]) {
        const text = `${spelling.replace(/ \(.*/, '')} station`
        if ((await matchOf(text)) !== name) mismatches.push(spelling)
      }
    }
    expect(mismatches).toEqual([])
  })

  test('may name the line in everyday words', async () => {
    expect(await matchOf('Rajdamri BTS')).toBe('Ratchadamri')
    expect(await matchOf('Makkasan, Airport Rail Link')).toBe('Makkasan')
  })

  test('does not name a station by a landmark beside it', async () => {
    expect(await matchOf('Sathorn, Bangkok')).toBe('Sathon')
    expect(await matchOf('Terminal 21')).toBe('Terminal 21 Asok')
  })
})
