import { expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

/** `สวัสดี` in TIS-620. */
const thai = Buffer.from([0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5])

const mail = (headers: string, body: Buffer) =>
  Buffer.concat([
    Buffer.from(`From: nida@x.example\r\nMIME-Version: 1.0\r\n${headers}\r\n\r\n`),
    body,
  ])

test.each([
  ['no type', 'Subject: A home', thai],
  ['no encoding', 'Subject: A home\r\nContent-Type: text/plain', thai],
  ['UTF-8', 'Subject: A home\r\nContent-Type: text/plain; charset="utf-8"', thai],
  ['ASCII', 'Subject: A home\r\nContent-Type: text/plain; charset=us-ascii', thai],
  ['a Western encoding', 'Subject: A home\r\nContent-Type: text/plain; charset=iso-8859-1', thai],
  ['an unknown encoding', 'Subject: A home\r\nContent-Type: text/plain; charset=x-thai', thai],
  [
    'a Western encoding, in base64',
    'Subject: A home\r\nContent-Type: text/plain; charset=windows-1252\r\nContent-Transfer-Encoding: base64',
    Buffer.from(thai.toString('base64')),
  ],
  [
    'a Western encoding, in HTML',
    'Subject: A home\r\nContent-Type: text/html; charset=iso-8859-1',
    Buffer.concat([Buffer.from('<p>'), thai, Buffer.from('</p>')]),
  ],
  [
    'UTF-8 bytes under a Western one',
    'Subject: A home\r\nContent-Type: text/plain; charset=iso-8859-1',
    Buffer.from('สวัสดี'),
  ],
])('Thai under %s is read as Thai', async (_name, headers, body) => {
  expect((await readLetter(mail(headers, body))).content).toBe('สวัสดี')
})

test.each([
  ['in a subject of bare bytes', Buffer.concat([Buffer.from('Subject: '), thai])],
  [
    'in a subject of a Western encoding',
    Buffer.from(`Subject: =?iso-8859-1?B?${thai.toString('base64')}?=`),
  ],
  [
    'in a subject of an unknown encoding',
    Buffer.from(`Subject: =?x-thai?B?${thai.toString('base64')}?=`),
  ],
])('Thai %s is read as Thai, and a text that is right stays', async (_name, subject) => {
  const bytes = Buffer.concat([
    Buffer.from('From: nida@x.example\r\n'),
    subject,
    Buffer.from('\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nห้องว่างไหม'),
  ])
  const letter = await readLetter(bytes)
  expect([letter.subject, letter.content]).toEqual(['สวัสดี', 'ห้องว่างไหม'])
})

test('a Western text that is said rightly stays', async () => {
  const body = Buffer.from([0x63, 0x61, 0x66, 0xe9])
  const { content } = await readLetter(mail('Content-Type: text/plain; charset=iso-8859-1', body))
  expect(content).toBe('café')
})
