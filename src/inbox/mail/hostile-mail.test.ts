import { afterAll, expect, test } from 'vitest'
import { LetterReader } from './letter-reader.ts'

const HEAD =
  'From: Nida <nida@x.example>\nMessage-ID: <one@x.example>\nSubject: Re: A home\nIn-Reply-To: <ours@x.example>'
const MOST = 100_000

const reader = new LetterReader()
afterAll(() => reader.end())

const read = (body: string, headers = 'Content-Type: text/plain; charset=utf-8') =>
  reader.read(Buffer.from(`${HEAD}\n${headers}\n\n${body}`.replace(/\r?\n/g, '\r\n')))
const times = (text: string) => text.repeat(Math.ceil(MOST / text.length))

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
