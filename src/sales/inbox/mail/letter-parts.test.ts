import { describe, expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

const HEAD = 'From: Nida <nida@x.example>\nMessage-ID: <one@x.example>\nMIME-Version: 1.0'
const read = (body: string, headers = 'Subject: A home') =>
  readLetter(Buffer.from(`${HEAD}\n${headers}\n${body}`.replace(/\r?\n/g, '\r\n')))
const parts = (...all: string[]) =>
  `Content-Type: multipart/mixed; boundary=B\n\n${all.map((part) => `--B\n${part}\n`).join('')}--B--`
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`

const INNER = `From: Owner <owner@x.example>
Date: Tue, 24 Nov 2026 03:00:00 +0000
Subject: Keys
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=C

--C
Content-Type: text/plain; charset=utf-8

The keys are with the guard.
--C
Content-Type: application/pdf; name=lease.pdf
Content-Disposition: attachment; filename=lease.pdf

%PDF-1.7
--C--`

describe('An attached email', () => {
  test.each([
    '',
    '\nContent-Disposition: inline',
    '\nContent-Disposition: attachment; filename=Keys.eml',
  ])('shows who wrote it, when, its text and its files%s', async (disposition) => {
    const { content, files } = await read(
      parts(plain('See below.'), `Content-Type: message/rfc822${disposition}\n\n${INNER}`),
    )
    expect(content).toBe(
      'See below.\n\nAttached email\nFrom: "Owner" <owner@x.example>\nSent: 24 Nov 2026, 10:00\nSubject: Keys\n\nThe keys are with the guard.',
    )
    expect(files.map(({ name }) => name)).toEqual(['lease.pdf'])
  })

  test('within too many others is named, not lost', async () => {
    const wrap = (inner: string, depth: number) =>
      `From: a@x.example\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=D${depth}\n\n--D${depth}\n${plain(`Depth ${depth}`)}\n--D${depth}\nContent-Type: message/rfc822\n\n${inner}\n--D${depth}--`
    const nested = [3, 2, 1].reduce(wrap, INNER)
    const { content } = await read(parts(plain('Top'), `Content-Type: message/rfc822\n\n${nested}`))
    expect(content).toContain('Depth 3')
    expect(content).toContain('(Left out: attached email)')
  })
})

describe('A forwarded email keeps what it forwards', () => {
  test.each([
    [
      'FW: The lease',
      'Please see.\n\nFrom: Owner <owner@x.example>\nSent: Monday\nTo: Nida\nSubject: The lease\n\nThe rent is 35,000.',
    ],
    ['ส่งต่อ: สัญญา', 'ฝากดูค่ะ\n\nจาก: เจ้าของ\nส่ง: จันทร์\nถึง: นิดา\nเรื่อง: สัญญา\n\nThe rent is 35,000.'],
    [
      'Re: The lease',
      'Please see.\n\nBegin forwarded message:\n\n> From: Owner\n> Subject: The lease\n>\n> The rent is 35,000.',
    ],
    [
      'Re: The lease',
      'Please see.\n\n---------- Forwarded message ---------\nFrom: Owner\nDate: Mon\nSubject: The lease\nTo: Nida\n\nThe rent is 35,000.',
    ],
  ])('%s', async (subject, text) => {
    const { content } = await read(plain(text), `Subject: ${subject}\nReferences: <a@x.example>`)
    expect(content).toContain('The rent is 35,000.')
  })
})

describe('An answer loses its quotation', () => {
  test.each([
    [
      'of Thai Outlook',
      'ได้ค่ะ\n\n________________________________\nจาก: Anna <hello@sathani.example>\nส่ง: 24 พฤศจิกายน 2569\nถึง: Nida\nเรื่อง: นัดดูห้อง\n\nวันเสาร์ได้ไหม',
    ],
    [
      'of Outlook in English',
      'ได้ค่ะ\n\nFrom: Anna <hello@sathani.example>\nSent: Tuesday\nTo: Nida\nSubject: A viewing\n\nSaturday?',
    ],
    [
      'of Thai Gmail',
      'ได้ค่ะ\n\nเมื่อ อ. 24 พ.ย. 2026 เวลา 10:00 Anna <hello@sathani.example> เขียนว่า:\n\n> วันเสาร์ได้ไหม',
    ],
    [
      'of Thai Gmail over two lines',
      'ได้ค่ะ\n\nเมื่อ อ. 24 พ.ย. 2026 เวลา 10:00 Anna <\nhello@sathani.example> เขียนว่า:\n\n> วันเสาร์ได้ไหม',
    ],
    [
      'of Gmail over two lines',
      'ได้ค่ะ\n\nOn Tue, 24 Nov 2026 at 10:00, Anna <\nhello@sathani.example> wrote:\n\n> Saturday?',
    ],
  ])('%s', async (_name, text) => {
    const { content, wholeText } = await read(plain(text), 'Subject: Re: A viewing')
    expect(content).toBe('ได้ค่ะ')
    expect(wholeText).toContain('hello@sathani.example')
  })

  test('and nothing that its writer wrote', async () => {
    const text = 'เขาเขียนว่า:\nห้องว่างแล้ว\n\nจาก: สุขุมวิท'
    const { content } = await read(plain(text), 'Subject: Re: A viewing')
    expect(content).toBe(text)
  })
})

describe('An invitation', () => {
  const event = (...lines: string[]) =>
    `Content-Type: text/calendar; charset=utf-8; method=REQUEST\n\n${['BEGIN:VCALENDAR', 'VERSION:2.0', 'METHOD:REQUEST', ...lines, 'END:VCALENDAR'].join('\n')}`

  test('says what, when and where, once', async () => {
    const calendar = event(
      'BEGIN:VEVENT\nUID:1\nSUMMARY:See 12C\nDTSTART:20261128T030000Z\nDTEND:20261128T040000Z\nLOCATION:Noble Ploenchit\nEND:VEVENT',
    )
    const { content, invitation } = await read(
      parts(plain('Does this suit you?'), calendar, calendar),
    )
    expect(invitation).toEqual({ startsAt: '2026-11-28T03:00:00.000Z', isWholeDay: false })
    expect(content).toBe(
      'Does this suit you?\n\nInvitation: See 12C\n28 Nov 2026, 10:00 to 11:00\nPlace: Noble Ploenchit',
    )
  })

  test('that is cancelled proposes nothing', async () => {
    const { content, invitation } = await read(
      parts(event('BEGIN:VEVENT\nUID:1\nSTATUS:CANCELLED\nDTSTART:20261128T030000Z\nEND:VEVENT')),
    )
    expect(content).toContain('Cancelled invitation')
    expect(invitation).toBeNull()
  })

  test.each([
    ['DTSTART;VALUE=DATE:20261128', '28 Nov 2026'],
    ['DTSTART:20261128T100000\nDTEND:20261128T113000', '28 Nov 2026, 10:00 to 11:30'],
    [
      'DTSTART;TZID=Asia/Bangkok:20261128T100000\nDTEND;TZID=Asia/Bangkok:20261128T113000',
      '28 Nov 2026, 10:00 to 11:30',
    ],
  ])('with %s is in Bangkok’s time', async (start, when) => {
    const { content } = await read(
      parts(event(`BEGIN:VEVENT\nUID:1\nSUMMARY:See 12C\n${start}\nEND:VEVENT`)),
    )
    expect(content).toContain(`Invitation: See 12C\n${when}`)
  })

  test('with a zone of its own is told in Bangkok’s time', async () => {
    const zone =
      'BEGIN:VTIMEZONE\nTZID:Tokyo Standard Time\nBEGIN:STANDARD\nDTSTART:16010101T000000\nTZOFFSETFROM:+0900\nTZOFFSETTO:+0900\nEND:STANDARD\nEND:VTIMEZONE'
    const { content } = await read(
      parts(
        event(
          zone,
          'BEGIN:VEVENT\nUID:1\nSUMMARY:See 12C\nDTSTART;TZID=Tokyo Standard Time:20261128T120000\nDTEND;TZID=Tokyo Standard Time:20261128T130000\nEND:VEVENT',
        ),
      ),
    )
    expect(content).toContain('28 Nov 2026, 10:00 to 11:00')
  })

  test('that cannot be read is named', async () => {
    const { content } = await read(
      parts(
        plain('Hello'),
        'Content-Type: text/calendar; name=viewing.ics\nContent-Disposition: attachment; filename=viewing.ics\n\nBEGIN:NOTHING',
      ),
    )
    expect(content).toBe('Hello\n\n(Left out: viewing.ics)')
  })
})
