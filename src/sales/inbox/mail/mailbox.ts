import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { isLoopback } from './smtp.ts'

/** Bytes above which an e-mail is not read: files of 10 MB, encoded, and a text. */
export const MAX_LETTER_BYTES = 40 * 1024 * 1024

const IDLE_AFTER_MS = 200
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 300_000 }

export type Mailbox = ReturnType<typeof openMailbox>

/** The inbox of this URL, over IMAP. It is selected without marking anything as read. */
export function openMailbox(url: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const secure = protocol === 'imaps:'
  const host = hostname.replace(/^\[|\]$/g, '')
  const user = decodeURIComponent(username)
  const client = new ImapFlow({
    ...TIMEOUTS,
    host,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // A password goes over TLS only, wherever the line leaves this machine.
    ...(!secure && !isLoopback(host) && { doSTARTTLS: true }),
    ...(searchParams.get('servername') && { servername: searchParams.get('servername') ?? '' }),
    auth: { user, pass: decodeURIComponent(password) },
    autoIdleDelay: IDLE_AFTER_MS,
    maxLiteralSize: MAX_LETTER_BYTES + 1024,
    logger: false,
  })
  let hear = () => {}
  let hasChanged = false
  const closed = new Promise<never>((_resolve, reject) => {
    client.on('error', reject)
    client.on('close', () => reject(new Error('The mailbox closed the connection.')))
  })
  closed.catch(() => {})
  client.on('exists', () => {
    hasChanged = true
    hear()
  })

  return {
    client,
    name: `${user}@${host}`,
    async connect(signal: AbortSignal): Promise<void> {
      signal.addEventListener('abort', () => client.close(), { once: true })
      await Promise.race([client.connect(), closed])
      await Promise.race([client.mailboxOpen('INBOX', { readOnly: true }), closed])
    },
    /** Work with the connection: a command may wait forever for one that was lost. */
    whileOpen: <T>(work: Promise<T>): Promise<T> => Promise.race([work, closed]),
    /** Resolves when e-mails have come since the last time, or after a while. */
    async change(milliseconds: number, signal: AbortSignal): Promise<void> {
      if (!hasChanged) {
        const heard = new Promise<void>((resolve) => {
          hear = resolve
        })
        const ended = new AbortController()
        const timer = pause(milliseconds, undefined, {
          signal: AbortSignal.any([signal, ended.signal]),
        }).catch(() => {})
        await Promise.race([heard, timer, closed]).finally(() => ended.abort())
      }
      hasChanged = false
    },
    close: () => client.close(),
  }
}
