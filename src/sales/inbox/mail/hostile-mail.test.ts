import { afterAll, expect, test } from 'vitest'
import { LetterReader } from './letter-reader.ts'

const HEAD =
  'From: Nida <nida@x.example>\nMessage-ID: <one@x.example>\nSubject: Re: A home\nIn-Reply-To: <ours@x.example>'
const MAX = 100_000

const reader = new LetterReader()
afterAll(() => reader.end())

const read = (body: string, headers = 'Content-Type: text/plain; charset=utf-8') =>
  reader.read(Buffer.from(`${HEAD}\n${headers}\n\n${body}`.replace(/\r?\n/g, '\r\n')))
const times = (text: string) => text.repeat(Math.ceil(MAX / text.length))

test.each([
  ['empty lines', '\n'],
  ['lines of a blank', ' \n'],
  ['digits', '1'],
  ['brackets', '('],
  ['Thai marks', '่'],
  ['beginnings of quotations', 'On a b\n'],
  ['beginnings of a date', '11.11.2011 11:11 " <a> '],
  ['marks of quotations', '> '],
  ['separators', '--\n'],
])(
  'an answer with 100,000 letters of %s is read',
  async (_name, text) => {
    const letter = await read(`Hello\n${times(text)}\nGoodbye`)
    expect(letter.content).toMatch(/^Hello/)
  },
  20_000,
)

test.each([
  '<div>',
  '<table><tr><td>',
  '<blockquote>',
  '<!--',
  '<svg><style>',
  '<a href=x>',
  '&amp;',
  '<![CDATA[',
  '<img src=x ',
])(
  'HTML of 100,000 letters of %s is read',
  async (text) => {
    const letter = await read(`Hello${times(text)}`, 'Content-Type: text/html')
    expect(letter.content).toMatch(/^Hello|^Re: A home/)
  },
  20_000,
)

test('marks that turn the direction of writing, and control characters, are no part of a name or subject', async () => {
  const letter = await reader.read(
    Buffer.from(
      'From: =?utf-8?Q?Ni=00da=07_=E2=80=AEgro?= <nida@x.example>\r\nSubject: =?utf-8?Q?A=07_=E2=80=AEhome?=\r\n\r\nHello',
    ),
  )
  expect([letter.from.name, letter.subject]).toEqual(['Nida gro', 'A home'])
})

test.each([
  '<one@x.example><two@x.example>',
  '<one@x.example>,<two@x.example>',
  '<one@x.example>\r\n\t<two@x.example>',
  'one@x.example two@x.example',
])('the emails that it refers to are found in %j', async (references) => {
  const { referenceIds } = await reader.read(
    Buffer.from(`From: nida@x.example\r\nReferences: ${references}\r\n\r\nHello`),
  )
  expect(referenceIds).toEqual(['one@x.example', 'two@x.example'])
})

test('many files that are left out never take the place of the text', async () => {
  const file = `--B\nContent-Type: application/x\nContent-Disposition: attachment; filename="${'n'.repeat(300)}"\n\nMZ\n`
  const body = `--B\nContent-Type: text/plain\n\nHello\n${file.repeat(100)}--B--`
  const { content } = await read(body, 'Content-Type: multipart/mixed; boundary=B')
  expect(content).toMatch(/^Hello\n\n\(Left out: n+…(, n+…){9} and 90 more\)$/)
  expect(content.length).toBeLessThan(2_000)
})
