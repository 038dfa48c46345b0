import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import type { ImportRow } from './rules/import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importRequests(world)
/** What is read of the cards of a file. */
async function cardsIn(text: string) {
  const { body } = await door.check(agent, 'contacts', text, {
    name: 'contacts.vcf',
    type: 'text/vcard',
  })
  const rows: ImportRow[] = (await door.rows(agent, body.id)).body
  return rows.map(({ read }) => read)
}
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n')

test('a card within another is left out, and the other is whole', async () => {
  const text = card('FN:Ann Lee', 'AGENT:', card('FN:Her assistant'), 'TEL:0817100031')
  expect(await cardsIn(text)).toEqual([{ name: 'Ann Lee', phone: '0817100031' }])
})

test('a card without an end, and one at which the file was cut off, are not lost', async () => {
  const text = [
    ...['BEGIN:VCARD', 'FN:Without end', 'TEL:0817100032'],
    ...['BEGIN:VCARD', 'FN:Cut off', 'TEL:0817100033', 'PHOTO;ENCODING=b:AAAA'],
  ].join('\r\n')
  expect(await cardsIn(text)).toEqual([
    { name: 'Without end', phone: '0817100032' },
    { name: 'Cut off', phone: '0817100033' },
  ])
})

test('a card of endless text is named, and the file refused: nothing of it is lost in silence', async () => {
  const long = card(
    'FN:Long',
    ...Array.from({ length: 3000 }, () => `NOTE:${'n'.repeat(100)}`),
    'TEL:0817100034',
  )
  const { status, body } = await door.check(agent, 'contacts', `${card('FN:Short')}\r\n${long}`, {
    name: 'contacts.vcf',
    type: 'text/vcard',
  })
  expect([status, body.errors[0]]).toEqual([
    400,
    expect.objectContaining({
      code: 'file_vcard_too_long',
      message: expect.stringContaining('Card 2 has more than 256 KB of text.'),
    }),
  ])
})

test.each([
  ['folded', 'NOTE:', '\r\n n'],
  ['quoted-printable', 'NOTE;ENCODING=QUOTED-PRINTABLE:', 'n=\r\n'],
])('many cards with 100,000 %s lines each are read', async (_name, start, line) => {
  const cards = Array.from({ length: 20 }, (_, i) =>
    card(`FN:Person ${i}`, `TEL:08171001${10 + i}`, `X-${start}${line.repeat(100_000)}`),
  )
  const read = await cardsIn(cards.join('\r\n'))
  expect(read.map((cells) => cells?.name)).toEqual(cards.map((_, i) => `Person ${i}`))
})
