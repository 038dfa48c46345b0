import { describe, expect, test } from 'vitest'
import { readLetter } from './read-letter.ts'

/* What programs and services send, after their documentation and public reports of it; the people are invented. */

const WRITTEN = 'Saturday at ten is fine.'
const QUOTED = 'Can we show you 12C on Saturday?'

type Headers = Readonly<Record<string, string>>

function letter(body: string, headers: Headers = {}): Buffer {
  const all: Headers = {
    From: 'Nida <nida@x.example>',
    To: 'Anna <hello@sathani.example>',
    Subject: 'Re: 12C',
    'Message-ID': '<a@x.example>',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from(`${head.join('\n')}\n\n${body}`.replaceAll('\n', '\r\n'))
}

const read = (body: string, headers?: Headers) => readLetter(letter(body, headers))

describe('An answer loses what it quotes, written with', () => {
  test.each([
    [
      'Apple Mail, in the Thai calendar',
      `> On 24 Nov BE 2569, at 10:00, Anna <hello@sathani.example> wrote:\n> \n> ${QUOTED}`,
    ],
    [
      'an iPhone in Thai',
      `เมื่อ 24 พ.ย. 2569 BE เวลา 10:00 Anna <hello@sathani.example> เขียนว่า:\n\n> ${QUOTED}`,
    ],
    [
      'Yahoo',
      ` On Tuesday, November 24, 2026 at 10:00:00 AM GMT+7, Anna <hello@sathani.example> wrote:  \n \n ${QUOTED}`,
    ],
    [
      'a Samsung phone',
      `-------- Original message --------\nFrom: Anna <hello@sathani.example> \nDate: 24/11/2026  10:00  (GMT+07:00) \nTo: nida@x.example \nSubject: 12C \n\n${QUOTED}`,
    ],
    [
      'Outlook on a phone',
      `Get Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Anna <hello@sathani.example>\nSent: Tuesday, November 24, 2026 10:00:00 AM\nTo: Nida <nida@x.example>\nSubject: 12C\n\n${QUOTED}`,
    ],
    [
      'Zoho',
      `---- On Tue, 24 Nov 2026 10:00:00 +0700 Anna <hello@sathani.example> wrote ---\n\n${QUOTED}`,
    ],
    [
      'Proton',
      `Sent with Proton Mail secure email.\n\nOn Tuesday, November 24th, 2026 at 10:00 AM, Anna <hello@sathani.example> wrote:\n\n> ${QUOTED}`,
    ],
    [
      'QQ Mail',
      `------------------ 原始邮件 ------------------\n发件人: "Anna" <hello@sathani.example>;\n发送时间: 2026年11月24日(星期二) 上午10:00\n收件人: "Nida"<nida@x.example>;\n主题: 12C\n\n${QUOTED}`,
    ],
    [
      'Gmail in Chinese',
      `Anna <hello@sathani.example> 于2026年11月24日周二 10:00写道：\n\n> ${QUOTED}`,
    ],
    ['Gmail in Japanese', `2026年11月24日(火) 10:00 Anna <hello@sathani.example>:\n\n> ${QUOTED}`],
    ['Thunderbird in German', `Am 24.11.2026 um 10:00 schrieb Anna:\n> ${QUOTED}`],
    [
      'Gmail in French',
      `Le mar. 24 nov. 2026 à 10:00, Anna <hello@sathani.example> a écrit :\n\n> ${QUOTED}`,
    ],
    [
      'Gmail in Russian',
      `вт, 24 нояб. 2026 г. в 10:00, Anna <hello@sathani.example>:\n\n> ${QUOTED}`,
    ],
    [
      'Outlook in Chinese',
      `发件人: Anna <hello@sathani.example>\n发送时间: 2026年11月24日 10:00\n收件人: Nida <nida@x.example>\n主题: 12C\n\n${QUOTED}`,
    ],
    [
      'Outlook in Japanese',
      `差出人: Anna <hello@sathani.example>\n送信日時: 2026年11月24日 10:00\n宛先: Nida <nida@x.example>\n件名: 12C\n\n${QUOTED}`,
    ],
  ])('%s', async (_program, quotation) => {
    const { content, wholeText } = await read(`${WRITTEN}\n\n${quotation}\n`, {
      'In-Reply-To': '<ours@sathani.example>',
    })
    expect(content.split('\n')[0]).toBe(WRITTEN)
    expect(content).not.toContain('Can we show')
    expect(wholeText).toContain(QUOTED)
  })

  test('a phone that writes HTML alone', async () => {
    const html = `<div dir="auto">${WRITTEN}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Tue, 24 Nov 2026 at 10:00 Anna &lt;<a href="mailto:hello@sathani.example">hello@sathani.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${QUOTED}</blockquote></div>`
    const { content } = await read(html, {
      'Content-Type': 'text/html; charset=utf-8',
      'In-Reply-To': '<ours@sathani.example>',
    })
    expect(content).toBe(WRITTEN)
  })
})

describe('Nobody need read', () => {
  test.each([
    [
      'an absence in German',
      { Subject: 'Automatische Antwort: 12C', 'X-Auto-Response-Suppress': 'All' },
    ],
    [
      'an absence in French',
      { Subject: 'Réponse automatique : 12C', 'Auto-Submitted': 'auto-generated' },
    ],
    ['an absence in Chinese', { Subject: '自动答复: 12C', 'X-Auto-Response-Suppress': 'All' }],
    ['an absence in Japanese', { Subject: '自動応答: 12C', 'X-Auto-Response-Suppress': 'All' }],
    ['an absence in Thai', { Subject: 'ตอบกลับอัตโนมัติ: 12C', 'In-Reply-To': '<ours@x.example>' }],
    [
      'a vacation of Gmail',
      { Precedence: 'bulk', 'X-Autoreply': 'yes', 'Auto-Submitted': 'auto-replied' },
    ],
    [
      'a delay that Postfix reports',
      { From: 'MAILER-DAEMON@mx.example', 'Auto-Submitted': 'auto-replied' },
    ],
  ])('%s', async (_kind, headers) => {
    expect((await read('I am away until Monday.', headers)).isAutomatic).toBe(true)
  })
})

describe('An email is whole', () => {
  test('whose text part is empty beside HTML', async () => {
    const body = [
      '--B\nContent-Type: text/plain; charset=utf-8\n\n\n',
      `--B\nContent-Type: text/html; charset=utf-8\n\n<p>Is <b>12C</b> free?</p>`,
      '--B--',
    ].join('\n')
    const { content } = await read(body, {
      Subject: '12C',
      'Content-Type': 'multipart/alternative; boundary=B',
    })
    expect(content).toBe('Is 12C free?')
  })

  test('whose subject breaks a Thai letter between two encoded words', async () => {
    const bytes = Buffer.from('สนใจห้อง')
    const [one, two] = [bytes.subarray(0, 10), bytes.subarray(10)]
    const word = (part: Buffer) => `=?utf-8?B?${part.toString('base64')}?=`
    const { subject } = await read('Free?', { Subject: `${word(one)}\n ${word(two)}` })
    expect(subject).toBe('สนใจห้อง')
  })

  test('whose sender has an encoded name in quotation marks', async () => {
    const name = Buffer.from('นิดา').toString('base64')
    const { from } = await read('Free?', { From: `"=?utf-8?B?${name}?=" <nida@x.example>` })
    expect(from).toEqual({ name: 'นิดา', address: 'nida@x.example' })
  })

  test('whose lines are flowed', async () => {
    const { content } = await read('Is the home on \nthe 12th floor free?', {
      Subject: '12C',
      'Content-Type': 'text/plain; charset=utf-8; format=flowed',
    })
    expect(content).toBe('Is the home on the 12th floor free?')
  })

  test('that is signed: the signature is no file of the conversation', async () => {
    const body = [
      '--B\nContent-Type: text/plain; charset=utf-8\n\nIs 12C free?',
      '--B\nContent-Type: application/pkcs7-signature; name="smime.p7s"\nContent-Disposition: attachment; filename="smime.p7s"\nContent-Transfer-Encoding: base64\n\nMIAGCSqGSIb3DQEHAqCAMIACAQEx',
      '--B--',
    ].join('\n')
    const { content, files } = await read(body, {
      Subject: '12C',
      'Content-Type': 'multipart/signed; protocol="application/pkcs7-signature"; boundary=B',
    })
    expect([content, files]).toEqual(['Is 12C free?', []])
  })

  test('with a version for AMP', async () => {
    const body = [
      '--B\nContent-Type: text/plain; charset=utf-8\n\nIs 12C free?',
      '--B\nContent-Type: text/x-amp-html; charset=utf-8\n\n<!doctype html><html amp4email><body>Is 12C free?</body></html>',
      '--B\nContent-Type: text/html; charset=utf-8\n\n<p>Is 12C free?</p>',
      '--B--',
    ].join('\n')
    const { content, files } = await read(body, {
      Subject: '12C',
      'Content-Type': 'multipart/alternative; boundary=B',
    })
    expect([content, files]).toEqual(['Is 12C free?', []])
  })

  test('with the Thai name of a file in pieces (RFC 2231)', async () => {
    const [one, two] = [encodeURIComponent('สัญญา'), encodeURIComponent('เช่า.pdf')]
    const body = [
      '--B\nContent-Type: text/plain; charset=utf-8\n\nThe lease.',
      `--B\nContent-Type: application/pdf\nContent-Disposition: attachment;\n filename*0*=utf-8''${one};\n filename*1*=${two}\nContent-Transfer-Encoding: base64\n\n${Buffer.from('%PDF-1.7\n').toString('base64')}`,
      '--B--',
    ].join('\n')
    const { files } = await read(body, { 'Content-Type': 'multipart/mixed; boundary=B' })
    expect(files).toMatchObject([{ name: 'สัญญาเช่า.pdf' }])
  })

  test('that accepts an invitation says so, and proposes nothing', async () => {
    const body = [
      '--B\nContent-Type: text/plain; charset=utf-8\n\nSee you then.',
      '--B\nContent-Type: text/calendar; method=REPLY; charset=utf-8\n\nBEGIN:VCALENDAR\nMETHOD:REPLY\nBEGIN:VEVENT\nUID:1\nATTENDEE;PARTSTAT=ACCEPTED:mailto:nida@x.example\nSUMMARY:See 12C\nDTSTART:20261128T030000Z\nEND:VEVENT\nEND:VCALENDAR',
      '--B--',
    ].join('\n')
    const { content, invitation } = await read(body, {
      Subject: 'Accepted: See 12C',
      'Content-Type': 'multipart/alternative; boundary=B',
    })
    expect(content).toContain('Accepted invitation: See 12C\n28 Nov 2026, 10:00')
    expect(invitation).toBeNull()
  })
})
