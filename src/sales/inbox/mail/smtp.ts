import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'

/** A whole e-mail, and who gets it. */
export type Letter = { from: string; to: readonly string[]; bytes: Buffer }

/**
 * What became of an e-mail. `sent` with a reason went to some of its recipients only. `unsent` certainly did not leave; `mayRetry` says that it might later.
 * `unsure` was handed over whole, and the server's answer is missing.
 */
export type Sending =
  | { state: 'sent'; why?: Refusal }
  | { state: 'unsent'; why: Refusal; mayRetry: boolean }
  | { state: 'unsure'; why: Refusal }

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }
const MAX_CHARS = 300

/**
 * Hands an e-mail to the server of this URL. The connection is used without the library's own
 * transport, because only it reports when the content has left: without the final line a server
 * accepts nothing, after it the answer alone decides.
 */
export async function sendLetter(url: string, { from, to, bytes }: Letter): Promise<Sending> {
  const content = Readable.from([bytes])
  let hasLeft = false
  content.once('end', () => {
    hasLeft = true
  })
  try {
    const info = await withConnection(
      url,
      (connection) =>
        new Promise<SMTPConnection.SentMessageInfo>((resolve, reject) => {
          connection.once('error', reject)
          connection.once('end', () => reject(new Error('The server closed the connection.')))
          const envelope = { from, to: [...to], size: bytes.length }
          connection.send(envelope, content, (error, info) =>
            error ? reject(error) : resolve(info),
          )
        }),
    )
    return sentTo(info)
  } catch (error) {
    return outcome(error, hasLeft)
  }
}

/** Whoever the server refused beside others whom it took. */
function sentTo({ rejected = [], rejectedErrors = [] }: SMTPConnection.SentMessageInfo): Sending {
  if (rejected.length === 0) return { state: 'sent' }
  const why = refusal('mail_not_to_all', {
    addresses: rejected.join(', '),
    reason: reasonOf(rejectedErrors[0]),
  })
  return { state: 'sent', why }
}

/** Signs in to the server of this URL; the reason if that fails. */
export async function verifyServer(url: string): Promise<Refusal | null> {
  try {
    await withConnection(url, async () => {})
    return null
  } catch (error) {
    return refusal('mail_unreachable', { reason: reasonOf(error) })
  }
}

function outcome(error: unknown, hasLeft: boolean): Sending {
  const reason = reasonOf(error)
  const code = numberOf(error, 'responseCode')
  if (code === undefined && hasLeft) {
    return { state: 'unsure', why: refusal('mail_without_answer', { reason }) }
  }
  // A 5xx is for good, except of the sign-in, which is a matter of the settings.
  const isForGood = code !== undefined && code >= 500 && code !== 503 && !isSignIn(error)
  if (isForGood)
    return { state: 'unsent', why: refusal('mail_refused', { reason }), mayRetry: false }
  return { state: 'unsent', why: refusal('mail_unreachable', { reason }), mayRetry: true }
}

async function withConnection<T>(
  url: string,
  work: (connection: SMTPConnection) => Promise<T>,
): Promise<T> {
  const connection = await connected(url)
  try {
    return await work(connection)
  } finally {
    connection.quit()
  }
}

function connected(url: string): Promise<SMTPConnection> {
  const { auth, ...options } = parseConnectionUrl(url)
  // A password goes over TLS only, wherever the line leaves this machine.
  const requireTLS = !options.secure && !isLoopback(String(options.host)) && !options.ignoreTLS
  const connection = new SMTPConnection({ ...TIMEOUTS, requireTLS, ...options })
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      connection.close()
      reject(error)
    }
    // Stays: a later error without a listener would end the process.
    connection.on('error', fail)
    // Why it ended comes after it.
    connection.once('end', () =>
      setImmediate(() => fail(new Error('The server closed the connection.'))),
    )
    connection.connect((error) => {
      if (error) return fail(error)
      if (!auth) return resolve(connection)
      const { user = '', pass = '' } = auth
      connection.login({ user, pass, credentials: { user, pass } }, (refused) =>
        refused ? fail(refused) : resolve(connection),
      )
    })
  })
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || host.startsWith('127.')
}

/** What the server said, in one line, without the library's own words. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const said = 'response' in error && typeof error.response === 'string' ? error.response : ''
  return (said || error.message).replace(/\s+/g, ' ').trim().slice(0, MAX_CHARS).toWellFormed()
}

function numberOf(error: unknown, name: string): number | undefined {
  const value: unknown = typeof error === 'object' && error ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : undefined
}

function isSignIn(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH'
}
