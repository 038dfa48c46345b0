import { describe, expect, test } from 'vitest'
import { testDb } from '../db/test-db.ts'
import { locate } from './locate.ts'
import { stationFinder } from './station-rules.ts'
import { stationList } from './store.ts'
import { stationSpellings } from './test-station-spellings.ts'

const { db } = await testDb()
const find = stationFinder(await stationList(db))
const found = (typed: string) => find(typed).map(({ name, code }) => `${name} ${code}`)

test('of what people type, 98 in 100 have the right station first', () => {
  expect(new Set(stationSpellings.map(({ typed }) => typed)).size).toBeGreaterThan(300)
  const missed = stationSpellings.filter(({ typed, name }) => find(typed)[0]?.name !== name)
  const share = 1 - missed.length / stationSpellings.length
  expect(share, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.98)
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
    expect(found(typed)[0]).toBe(first)
  })
})

test('nothing typed finds every station', () => {
  expect(found('')).toHaveLength(195)
  expect(found('  ')).toHaveLength(195)
  expect(found('station'), 'as good as nothing').toHaveLength(195)
})

test("a line's name before or after a station means its platform there", () => {
  expect(found('phaya thai')[0]).toBe('Phaya Thai N2')
  expect(found('airport link phaya thai')[0]).toBe('Phaya Thai A8')
  expect(found('phaya thai arl')[0]).toBe('Phaya Thai A8')
  expect(found('lat phrao yellow line')[0]).toBe('Lat Phrao YL01')
  expect(found('ลาดพร้าว สายสีเหลือง')[0]).toBe('Lat Phrao YL01')
  expect(found('bts lat phrao')[0]).toBe('Ha Yaek Lat Phrao N9')
  expect(found('mrt asok'), 'even where people name the wrong one').toEqual(['Asok E4'])
})

test('a line alone finds its stations, the most looked for first', () => {
  const purple = found('purple line')
  expect(purple).toHaveLength(16)
  expect(purple[0]).toBe('Khlong Bang Phai PP01')
  expect(found('bts')[0]).toBe('Asok E4')
  expect(found('sukhumvit')[0], 'unless a station has its name').toBe('Sukhumvit BL22')
})

test('the same name comes first, then names that begin so, then names with such a word', () => {
  expect(found('lat phrao').slice(0, 2)).toEqual(['Lat Phrao BL15', 'Lat Phrao YL01'])
  expect(found('lat phrao').slice(2)).toEqual([
    ...['Lat Phrao 71 YL04', 'Lat Phrao 83 YL05', 'Lat Phrao 101 YL07', 'Ha Yaek Lat Phrao N9'],
    'Phahon Yothin BL14',
  ])
  expect(found('rama 9')).toEqual(['Phra Ram 9 BL20', 'Suan Luang Rama IX YL15'])
})

test('of equally good ones the most looked for come first', () => {
  expect(found('s')[0]).toBe('Siam CEN')
  expect(found('สาทร').slice(0, 3)).toEqual([...['Chong Nonsi S3', 'Saint Louis S4', 'Surasak S5']])
})

test.each(['zzz', 'no such place', 'qwerty', 'chiang mai', 'โรงแรม', '曼谷', '🏙'])(
  'what resembles no station finds none: %s',
  (typed) => {
    expect(found(typed)).toEqual([])
  },
)

test('of letters without end only the first are read', () => {
  expect(found('bts '.repeat(100_000))[0]).toBe('Asok E4')
  expect(found('x'.repeat(1_000_000))).toEqual([])
})

describe('An address', () => {
  const matchOf = async (address: string) => (await locate({ db }, address))?.matched.name

  test('names a station by any name that the finder knows', async () => {
    const stations = await db.selectFrom('stations').selectAll().execute()
    const missed: string[] = []
    for (const { name, nameTh, aliases } of stations) {
      for (const spelt of [name, nameTh, ...aliases]) {
        const said = `${spelt.replace(/ \(.*/, '')} station`
        if ((await matchOf(said)) !== name) missed.push(spelt)
      }
    }
    expect(missed).toEqual([])
  })

  test('says its line as people do', async () => {
    expect(await matchOf('Rajdamri BTS')).toBe('Ratchadamri')
    expect(await matchOf('Makkasan, Airport Rail Link')).toBe('Makkasan')
  })

  test('names no station by what only lies there', async () => {
    expect(await matchOf('Sathorn, Bangkok')).toBe('Sathon')
    expect(await matchOf('Terminal 21')).toBe('Terminal 21 Asok')
  })
})
