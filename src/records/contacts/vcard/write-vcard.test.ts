import { expect, test } from 'vitest'
import { writeDealVcard } from './write-vcard.ts'

const linesOf = (name: string) =>
  writeDealVcard(
    { name, phone: null, countryCode: null, email: null, updatedAt: '2026-11-26T05:00:00.000Z' },
    { note: 'A deal', url: 'https://sathani.example' },
  ).split('\r\n')

test.each([
  ['Narin Phakdee (Nok)', 'N:Phakdee;Narin;;;', 'NICKNAME:Nok'],
  ['Narin Phakdee', 'N:Phakdee;Narin;;;', undefined],
  ['(Nok)', 'N:;(Nok);;;', undefined],
])('the name %s is divided into its parts', (name, parts, nickname) => {
  const lines = linesOf(name)
  expect(lines).toContain(`FN:${name}`)
  expect(lines).toContain(parts)
  expect(lines.find((line) => line.startsWith('NICKNAME'))).toBe(nickname)
})
