import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { atTestEnd } from '../../../platform/testing/test-end.ts'

export type Received = { from: string; to: string[]; raw: string; mail: ParsedMail }

/** What the server does with the next e-mail: takes it, or answers a code, or hangs up instead. */
type Behaviour = 'take' | number | 'hang up before' | 'hang up after'

type Tls = { key: string; cert: string; from: 'the beginning' | 'STARTTLS' }

/**
 * A real SMTP server on this machine, with a user `agency` whose password is `p:w@rd`; with TLS, its address is that of
 * `localhost`.
 */
export async function startSmtp(tls: Tls | null = null) {
  const smtp = {
    received: [] as Received[],
    passwords: [] as string[],
    behaviour: 'take' as Behaviour,
    /** Addresses that it does not know. */
    refused: new Set<string>(),
    url: '',
    stop,
  }
  const server = new SMTPServer({
    ...(tls
      ? { key: tls.key, cert: tls.cert, secure: tls.from === 'the beginning' }
      : { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    logger: false,
    onAuth({ username, password }, _session, done) {
      smtp.passwords.push(password ?? '')
      const isRight = username === 'agency' && password === 'p:w@rd'
      done(isRight ? null : new Error('No such user'), isRight ? { user: username } : undefined)
    },
    onMailFrom(_address, session, done) {
      if (smtp.behaviour === 'hang up before') return hangUp(session.id)
      done()
    },
    onRcptTo({ address }, _session, done) {
      if (smtp.refused.has(address)) {
        return done(Object.assign(new Error('No such mailbox here'), { responseCode: 550 }))
      }
      if (typeof smtp.behaviour !== 'number') return done()
      const words = smtp.behaviour < 500 ? 'Try again later' : 'No such mailbox here'
      done(Object.assign(new Error(words), { responseCode: smtp.behaviour }))
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk)
      if (smtp.behaviour === 'hang up after') return hangUp(session.id)
      const { mailFrom, rcptTo } = session.envelope
      const raw = Buffer.concat(chunks)
      smtp.received.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw: raw.toString(),
        mail: await simpleParser(raw),
      })
      done()
    },
  })

  // Those who do not trust its certificate leave.
  server.on('error', () => {})

  function hangUp(sessionId: string): void {
    for (const connection of server.connections) {
      if (connection.id === sessionId) connection._socket.destroy()
    }
  }
  function stop(): Promise<void> {
    return new Promise((resolve) => server.close(() => resolve()))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTestEnd(stop)
  // Safe: it listens on a port.
  const { port } = server.server.address() as AddressInfo
  const [scheme, host] = tls
    ? [tls.from === 'STARTTLS' ? 'smtp' : 'smtps', 'localhost']
    : ['smtp', '127.0.0.1']
  smtp.url = `${scheme}://agency:${encodeURIComponent('p:w@rd')}@${host}:${port}`
  return smtp
}
