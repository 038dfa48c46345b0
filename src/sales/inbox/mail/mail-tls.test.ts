import tls from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { openMailbox } from './mailbox.ts'
import { sendLetter, verifyServer } from './smtp.ts'
import { selfSigned } from './test-certificate.ts'
import { startImap } from './test-imap.ts'
import { startSmtp } from './test-smtp.ts'

const certificate = selfSigned()
const trusted = tls.getCACertificates('default')
const trust = () => tls.setDefaultCACertificates([...trusted, certificate.cert])
afterEach(() => tls.setDefaultCACertificates(trusted))

const letter = {
  from: 'agency@sathani.example',
  to: ['priya@mail.example'],
  bytes: Buffer.from('Subject: Hello\r\n\r\nHello'),
}

test.each(['the beginning', 'STARTTLS'] as const)(
  'email goes over TLS from %s to a server whose certificate is trusted, and to no other',
  async (from) => {
    const smtp = await startSmtp({ ...certificate, from })
    const refused = await verifyServer(smtp.url)
    expect(refused).toMatchObject({ code: 'mail_unreachable' })
    expect(refused?.params.reason).toMatch(/self-signed certificate/)
    expect(await sendLetter(smtp.url, letter)).toMatchObject({ state: 'unsent', mayRetry: true })
    expect(smtp.received).toEqual([])
    trust()
    expect(await verifyServer(smtp.url)).toBeNull()
    expect(await sendLetter(smtp.url, letter)).toEqual({ state: 'sent' })
    expect(smtp.received).toHaveLength(1)
  },
)

test('a password is not told to a server elsewhere without TLS', async () => {
  const smtp = await startSmtp()
  const { port } = new URL(smtp.url)
  // Not a loopback name, though it leads to this machine.
  const url = `smtp://agency:${encodeURIComponent('p:w@rd')}@0.0.0.0:${port}`
  const refused = await verifyServer(url)
  expect(refused).toMatchObject({ code: 'mail_unreachable' })
  expect(smtp.passwords).toEqual([])
})

test.each(['imaps', 'STARTTLS'] as const)(
  'a mailbox is read over TLS (%s) from a server whose certificate is trusted, and from no other',
  async (how) => {
    const imap = await startImap(certificate)
    await imap.deliver('Subject: Hello\n\nHello')
    const url = how === 'imaps' ? imap.tlsUrl : imap.url.replace('127.0.0.1', 'localhost')
    const { signal } = new AbortController()
    const stranger = openMailbox(url)
    await expect(stranger.connect(signal)).rejects.toThrow(/self-signed certificate/)
    trust()
    const mailbox = openMailbox(url)
    await mailbox.connect(signal)
    expect(mailbox.client.secureConnection).toBe(true)
    expect(mailbox.client.mailbox).toMatchObject({ exists: 1 })
    await mailbox.client.logout()
  },
)
