import { expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

function attribute(level: number, id: number, data: Buffer): Buffer {
  const head = Buffer.alloc(9)
  head.writeUInt8(level, 0)
  head.writeUInt32LE(id, 1)
  head.writeUInt32LE(data.length, 5)
  return Buffer.concat([head, data, Buffer.alloc(2)])
}
const text = (words: string) => Buffer.from(`${words}\0`)
function longName(name: string): Buffer {
  const value = Buffer.from(`${name}\0`, 'utf16le')
  const head = Buffer.alloc(16)
  head.writeUInt32LE(1, 0)
  head.writeUInt32LE(0x3707001f, 4)
  head.writeUInt32LE(1, 8)
  head.writeUInt32LE(value.length, 12)
  return Buffer.concat([head, value])
}
const winmail = Buffer.concat([
  Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
  attribute(1, 0x0002800c, text('The lease is attached.')),
  attribute(2, 0x00069002, Buffer.alloc(14)),
  attribute(2, 0x00018010, text('SIGNED~1.PDF')),
  attribute(2, 0x0006800f, Buffer.from('%PDF-1.7\n')),
  attribute(2, 0x00069005, longName('สัญญาเช่า.pdf')),
])

const read = (file: Buffer, words = '') =>
  readLetter(
    Buffer.from(
      `From: Nida <nida@x.example>\nSubject: The lease\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=B\n\n--B\nContent-Type: text/plain\n\n${words}\n--B\nContent-Type: application/ms-tnef; name=winmail.dat\nContent-Disposition: attachment; filename=winmail.dat\nContent-Transfer-Encoding: base64\n\n${file.toString('base64')}\n--B--`,
    ),
  )

test('a winmail.dat of Outlook is opened: its text and its files', async () => {
  const { content, files } = await read(winmail)
  expect(content).toBe('The lease is attached.')
  expect(files).toMatchObject([{ name: 'สัญญาเช่า.pdf', type: 'application/pdf' }])
})

test('a text that the email has too is shown once', async () => {
  const { content } = await read(winmail, 'The lease is attached.')
  expect(content).toBe('The lease is attached.')
})

test.each([
  ['is another file', Buffer.from('MZ and more')],
  ['is cut off', winmail.subarray(0, 3)],
])('a winmail.dat that %s is named', async (_name, file) => {
  const { content } = await read(file, 'Hello')
  expect(content).toBe('Hello\n\n(Left out: winmail.dat)')
})

test('a winmail.dat whose lengths lie is named', async () => {
  const lies = Buffer.from(winmail)
  lies.writeUInt32LE(0xffffffff, 6 + 5)
  const { content } = await read(lies, 'Hello')
  expect(content).toBe('Hello\n\n(Left out: winmail.dat)')
})
