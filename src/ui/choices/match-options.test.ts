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

function labelsMatching(typed: string): string[] {
  return matchOptions(stations, typed).map(({ value }) => value)
}

test('an empty query keeps all options in order', () => {
  expect(labelsMatching('')).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(labelsMatching('  - ')).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('letter case, spaces and hyphens do not matter', () => {
  expect(labelsMatching('THONGLO')).toEqual(['3'])
  expect(labelsMatching('thong-lo')).toEqual(['3'])
  expect(matchOptions([{ value: 'x', label: 'Café' }], 'cafe')).toHaveLength(1)
})

test('a station is found by its Thai name, a part of it, and its code', () => {
  expect(labelsMatching('ทองหล่อ')).toEqual(['3'])
  expect(labelsMatching('ทอง')).toEqual(['3'])
  expect(labelsMatching('bl22')).toEqual(['2'])
})

test('labels that start with the query come first, then labels with such a word, then the rest', () => {
  expect(labelsMatching('lat')).toEqual(['4', '5', '6'])
  expect(labelsMatching('sukhumvit')).toEqual(['2', '1', '3', '6'])
  expect(labelsMatching('ลาดพร้าว')).toEqual(['4', '5', '6'])
})

test('the line distinguishes stations of the same name', () => {
  expect(labelsMatching('lat phrao yellow')).toEqual(['5'])
})

test('a query without matches finds nothing', () => {
  expect(labelsMatching('zzz')).toEqual([])
})
