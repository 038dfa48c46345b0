import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
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

test('a card with much that is not read loses nothing', async () => {
  const unread = [
    `X-HISTORY:${'h'.repeat(300_000)}`,
    `PHOTO;ENCODING=b:${'A'.repeat(5 * 1024 * 1024)}`,
  ]
  const text = card('FN:Ann Lee', ...unread, 'TEL:0817100034')
  expect(await cardsIn(text)).toEqual([{ name: 'Ann Lee', phone: '0817100034' }])
})

test('a card that is too long to be read whole is refused by its name', async () => {
  const notes = Array.from({ length: 30 }, (_, i) => `NOTE:${i}${'n'.repeat(10_000)}`)
  const text = [card('FN:Bea Lim', 'TEL:0817100035'), card('FN:Ann Lee', ...notes)].join('\r\n')
  const named = { name: 'contacts.vcf', type: 'text/vcard' }
  const { status, body } = await door.check(agent, 'contacts', text, named)
  expect([status, body.code]).toEqual([400, 'file_card_too_long'])
  expect(body.message).toContain('the card of Ann Lee has more than 256 KB of text')
  const unfolded = card('FN:Ann Lee', `NOTE:${'n'.repeat(5 * 1024 * 1024)}`)
  const { body: long } = await door.check(agent, 'contacts', unfolded, named)
  expect(long.code).toBe('file_card_too_long')
})

test('a note that is too long is a fault of its row, in the words of the form, and the other cards are read', async () => {
  const text = [
    card('FN:Ann Lee', 'TEL:0817100036', `NOTE:${'n'.repeat(140 * 1024)}`),
    card('FN:Bea Lim', 'TEL:0817100037'),
  ].join('\r\n')
  const named = { name: 'contacts.vcf', type: 'text/vcard' }
  const { body } = await door.check(agent, 'contacts', text, named)
  expect(body).toMatchObject({ create: 1, error: 1 })
  const rows: ImportRow[] = (await door.rows(agent, body.id, 'error')).body
  expect(rows.map(({ why }) => why)).toEqual(['Notes: At most 10,000 characters'])
})

test('a text that a spreadsheet would take for a formula is read as it is', async () => {
  const text = card('FN:Ann Lee', 'TEL:+66817100038', 'NOTE:- likes pools\\n=1+1')
  const { body } = await door.check(agent, 'contacts', text, {
    ...{ name: 'contacts.vcf', type: 'text/vcard' },
  })
  const [row]: ImportRow[] = (await door.rows(agent, body.id)).body
  expect(row?.values).toMatchObject({ phone: '+66817100038', notes: '- likes pools\n=1+1' })
})
