import { expect, test } from 'vitest'
import { matchOptions } from './match-options.ts'

const stations = [
  { value: '1', label: 'Asok', note: 'BTS Sukhumvit Line', words: 'อโศก E4' },
  { value: '2', label: 'Sukhumvit', note: 'MRT Blue Line', words: 'สุขุมวิท BL22' },
  { value: '3', label: 'Thong Lo', note: 'BTS Sukhumvit Line', words: 'ทองหล่อ E6' },
  { value: '4', label: 'Lat Phrao', note: 'MRT Blue Line', words: 'ลาดพร้าว BL15' },
  { value: '5', label: 'Lat Phrao', note: 'MRT Yellow Line', words: 'ลาดพร้าว YL01' },
  { value: '6', label: 'Ha Yaek Lat Phrao', note: 'BTS Sukhumvit Line', words: 'ห้าแยกลาดพร้าว N9' },
]

function found(typed: string): string[] {
  return matchOptions(stations, typed).map(({ value }) => value)
}

test('nothing typed leaves every option, in its order', () => {
  expect(found('')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(found('  - ')).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('letter case, spaces and hyphens do not matter', () => {
  expect(found('THONGLO')).toEqual(['3'])
  expect(found('thong-lo')).toEqual(['3'])
  expect(matchOptions([{ value: 'x', label: 'Café' }], 'cafe')).toHaveLength(1)
})

test('a station is found in Thai, whole or in part, and by its code', () => {
  expect(found('ทองหล่อ')).toEqual(['3'])
  expect(found('ทอง')).toEqual(['3'])
  expect(found('bl22')).toEqual(['2'])
})

test('names that begin with it come first, then names with such a word, then the rest', () => {
  expect(found('lat')).toEqual(['4', '5', '6'])
  expect(found('sukhumvit')).toEqual(['2', '1', '3', '6'])
  expect(found('ลาดพร้าว')).toEqual(['4', '5', '6'])
})

test('the line tells stations of one name apart', () => {
  expect(found('lat phrao yellow')).toEqual(['5'])
})

test('what nothing matches finds nothing', () => {
  expect(found('zzz')).toEqual([])
})
