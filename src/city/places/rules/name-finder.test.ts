import { expect, test } from 'vitest'
import { nameFinder } from './name-finder.ts'

const find = nameFinder([
  { name: 'Lumphini Park', nameTh: 'สวนลุมพินี', aliases: ['Lumpini'] },
  { name: 'Chatuchak Park', nameTh: 'สวนจตุจักร', aliases: ['Jatujak Park'] },
  { name: 'Queen Sirikit Park', nameTh: 'สวนสมเด็จพระนางเจ้าสิริกิติ์ฯ' },
])
const names = (typed: string) => find(typed).map(({ name }) => name)

test.each([
  ['lumpini', ['Lumphini Park']],
  ['ลุมพินี', ['Lumphini Park']],
  ['jatujak', ['Chatuchak Park']],
  ['จตุจักร', ['Chatuchak Park']],
  ['sirikit', ['Queen Sirikit Park']],
  ['zzz', []],
])('“%s” finds %j', (typed, found) => {
  expect(names(typed)).toEqual(found)
})

test('nothing typed finds everything', () => {
  expect(names(' ')).toHaveLength(3)
})
