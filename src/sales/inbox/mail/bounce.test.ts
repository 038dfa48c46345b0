import { expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

const OURS = '0b9c1f6e-2d53-4c1a-9f0e-5a7d3e2b1c40@sathani.example'
const daemon = 'From: Mail Delivery System <Mailer-Daemon@mx.example>'
const bounceIn = async (raw: string) =>
  (await readLetter(Buffer.from(raw.replace(/\n/g, '\r\n')))).bounce
const report = (headers: string, ...parts: string[]) =>
  `${headers}\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=B\n\n${parts.map((part) => `--B\n${part}\n`).join('')}--B--`

test('Exim’s notice in plain text is one', async () => {
  const bounce = await bounceIn(`${daemon}
X-Failed-Recipients: gone@x.example
Auto-Submitted: auto-replied
Subject: Mail delivery failed: returning message to sender

This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  gone@x.example
    host mx.x.example [192.0.2.1]
    SMTP error from remote mail server after RCPT TO:<gone@x.example>:
    550 5.1.1 No such user here

------ This is a copy of the message, including all the headers. ------

Message-ID: <${OURS}>
To: gone@x.example`)
  expect(bounce).toEqual({
    mailIds: [OURS],
    recipients: ['gone@x.example'],
    reason:
      'host mx.x.example [192.0.2.1] SMTP error from remote mail server after RCPT TO:<gone@x.example>: 550 5.1.1 No such user here',
  })
})

test('qmail’s failure notice is one', async () => {
  const bounce = await bounceIn(`${daemon}
Subject: failure notice

Hi. This is the qmail-send program at mx.example.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<gone@x.example>:
192.0.2.1 does not like recipient.
Remote host said: 550 No such mailbox

--- Below this line is a copy of the message.

Return-Path: <hello@sathani.example>`)
  expect(bounce).toEqual({
    mailIds: [],
    recipients: ['gone@x.example'],
    reason: '192.0.2.1 does not like recipient. Remote host said: 550 No such mailbox',
  })
})

test('Exchange’s report without the original names it in References', async () => {
  const status =
    'Content-Type: message/delivery-status\n\nReporting-MTA: dns;mx.example\n\nFinal-Recipient: rfc822;gone@x.example\nAction: failed\nStatus: 5.1.10'
  const bounce = await bounceIn(
    report(
      `From: postmaster@x.example\nSubject: Undeliverable: A home\nReferences: <${OURS}>`,
      'Content-Type: text/plain\n\nYour message couldn’t be delivered.',
      status,
    ),
  )
  expect(bounce).toEqual({
    mailIds: [OURS],
    recipients: ['gone@x.example'],
    reason: 'There is no such address (5.1.10).',
  })
})

test.each([
  [
    'X-Original-Message-ID',
    `Content-Type: message/delivery-status\n\nReporting-MTA: dns; googlemail.com\nX-Original-Message-ID: <${OURS}>\n\nFinal-Recipient: rfc822; gone@x.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.`,
  ],
  [
    'message/global-headers',
    `Content-Type: message/global-delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: utf-8; gone@x.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.\n\n--B\nContent-Type: message/global-headers\n\nSubject: A home\nMessage-ID:\n <${OURS}>`,
  ],
])('a report that names ours in %s is one', async (_name, part) => {
  const bounce = await bounceIn(
    report(`${daemon}\nSubject: Delivery Status Notification (Failure)`, part),
  )
  expect(bounce).toEqual({
    mailIds: [OURS],
    recipients: ['gone@x.example'],
    reason: '550-5.1.1 The email account that you tried to reach does not exist.',
  })
})

test.each([
  [
    'a delay by the standard',
    report(
      `${daemon}\nSubject: Delivery Status Notification (Delay)`,
      'Content-Type: message/delivery-status\n\nFinal-Recipient: rfc822; a@x.example\nAction: delayed\nStatus: 4.4.1',
    ),
  ],
  [
    'a delay in words',
    `${daemon}\nSubject: Warning: message 1abc-0002 delayed 24 hours\n\nIt has not failed for good: <${OURS}>`,
  ],
])('%s is none, and nobody need read it', async (_name, raw) => {
  const letter = await readLetter(Buffer.from(raw))
  expect([letter.bounce, letter.isAutomatic]).toEqual([null, true])
})

test('a person who writes of a failed delivery reports none', async () => {
  const raw = `From: Nida <nida@x.example>\nSubject: Undeliverable furniture\n\nMy sofa could not be delivered. <${OURS}>`
  const { bounce, isAutomatic } = await readLetter(Buffer.from(raw))
  expect([bounce, isAutomatic]).toEqual([null, false])
})
