import { expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

const reply = (body: string) =>
  readLetter(
    Buffer.from(
      `From: Nida <nida@x.example>\r\nSubject: Re: A home\r\nMessage-ID: <a@x.example>\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`,
    ),
  )

// A pattern that tries every way to match takes minutes for these, and stops the whole process.
test.each([
  ['empty lines', '\r\n'],
  ['lines of blanks', '\r\n \r\n\t'],
  ['digits', '1'],
  ['beginnings of a quotation', 'On '],
  ['quotations', 'On Mon, 1 Jan 2026 at 10:00, a <a@b.c> '],
  ['Thai marks', 'เ\u0e48'],
  ['brackets', '<[('],
])('an answer with very many %s is read at once', async (_name, part) => {
  const many = part.repeat(150_000 / part.length)
  const { content } = await reply(`Yes.${many}Until then`)
  expect(content).toMatch(/^Yes\./)
})

test('a long answer keeps its paragraphs and loses its quotation', async () => {
  const written = 'First.\n\nSecond.\n\n\n\nThird.'
  const quoted = '> Saturday at ten?\n'.repeat(5000)
  const { content, wholeText } = await reply(
    `${written}\n\nOn Tue, 24 Nov 2026 at 10:00, Anna <hello@sathani.example> wrote:\n${quoted}`,
  )
  expect(content).toBe('First.\n\nSecond.\n\nThird.')
  expect(wholeText).toContain('> Saturday at ten?')
})

test('a report that ours did not arrive is read in spite of zero bytes', async () => {
  const lines = [
    '--B\nContent-Type: message/delivery-status\n\nAction: failed\nDiagnostic-Code: smtp; 550 No\0 such user',
    '--B\nContent-Type: message/rfc822\n\nMessage-ID: <0b9c1f6e-2d53-4c1a-9f0e-5a7d\u00003e2b1c40@x.example>\n\ntext',
    '--B--',
  ]
  const head = 'From: mailer-daemon@x.example\nContent-Type: multipart/report; boundary=B\n\n'
  const { bounce } = await readLetter(Buffer.from(head + lines.join('\n')))
  expect(bounce).toEqual({
    ...{ mailIds: ['0b9c1f6e-2d53-4c1a-9f0e-5a7d3e2b1c40@x.example'], recipients: [] },
    reason: '550 No such user',
  })
})

test.each([
  ['is nested too deep', '<div>'.repeat(100_000)],
  ['is too long', '<p>hello</p>'.repeat(50_000)],
  ['has too many cells', `<table><tr>${'<td>a'.repeat(110_000)}`],
])('HTML that %s is not taken for an email without a text', async (_name, html) => {
  const head = 'From: a@x.example\nSubject: A home\nContent-Type: text/html\n\n'
  await expect(readLetter(Buffer.from(`${head}${html}x`))).rejects.toThrow('HTML')
})

test('two emails without a readable sender are not of one sender', async () => {
  const from = (id: string) =>
    readLetter(Buffer.from(`From: <>\r\nSubject: Hi\r\nMessage-ID: <${id}@x.example>\r\n\r\nHi`))
  const [first, again, other] = await Promise.all([from('a'), from('a'), from('b')])
  expect(first.from.address).toMatch(/^unknown-sender-[0-9a-f]{12}@invalid$/)
  expect(again.from.address).toBe(first.from.address)
  expect(other.from.address).not.toBe(first.from.address)
})
