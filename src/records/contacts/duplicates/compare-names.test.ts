import { expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'
import { personName } from './person-name.ts'

const compare = (one: string, other: string) => compareNames(personName(one), personName(other))

test.each([
  ['สมชาย ใจดี', 'Somchai Jaidee'],
  ['คุณสมชาย ใจดี', 'Mr. Somchai Jaidee'],
  ['นางสาวกัญญารัตน์ สุวรรณโพธิ์', 'Miss Kanyarat Suwannapho'],
  ['น.ส. วรรณา ศรีสุข', 'Wanna Srisuk'],
  ['ณัฐพงศ์ วรากิจเจริญ', 'Nattapong Warakitcharoen'],
  ['ศิริพร ทองอินทร์', 'Siriporn Thongin'],
  ['พัชรี อ่อนศรี', 'Patcharee Onsri'],
  ['ชัยวัฒน์ บุญฤทธิ์', 'Chaiwat Boonrit'],
  ['Jaidee Somchai', 'Somchai Jaidee'],
  ['SOMCHAI  JAIDEE', 'Somchai Jaidee (Nok)'],
  ['Vichai Phongsuwan', 'Wichai Pongsuwan'],
  ['Park Ji-won', 'Park Jiwon'],
  ['Élise Müller', 'Elise Muller'],
])('%s and %s are one name', (one, other) => {
  expect(compare(one, other)).toBe('same')
  expect(compare(other, one)).toBe('same')
})

test.each([
  ['Somchai Jaidee', 'Somchia Jaidee', 'alike'],
  ['Benjamas Taweesap', 'Benjamas Taweesab', 'alike'],
  ['วรวิทย์ แสงอรุณกุล', 'วรวิทย์ แสงอรุณกูล', 'alike'],
  ['Priya Raghunathan', 'Priya R.', 'begin'],
  ['Priya Raghunathan', 'คุณปรียา', 'begin'],
  ['Somchai Jaidee (Nok)', 'Nok', 'begin'],
  ['Malee Jaidee', 'Malee Srisuk', 'begin'],
  ['Somchai Jaidee', 'Malee Jaidee', 'different'],
  ['Somchai Jaidee', 'Anan Wong', 'different'],
  ['Somchai Jaidee', 'Nok', 'unknown'],
  ['Somchai Jaidee', '+66 81 234 5678', 'unknown'],
  ['Owner 12', 'Owner 13', 'begin'],
])('%s and %s are %s', (one, other, expected) => {
  expect(compare(one, other)).toBe(expected)
  expect(compare(other, one)).toBe(expected)
})
