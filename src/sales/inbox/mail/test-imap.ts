import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { atTestEnd } from '../../../platform/testing/test-end.ts'

const DOVECOT = '/usr/sbin/dovecot'
const NOBODY = 65_534

/**
 * A real IMAP server (Debian's dovecot-imapd) on this machine, with a mailbox `agency`. With TLS it can be read by
 * `tlsUrl` as well, and by `url` with STARTTLS.
 */
export async function startImap(tls: { key: string; cert: string } | null = null) {
  if (!existsSync(DOVECOT)) {
    throw new Error('The tests need an IMAP server: apt-get install dovecot-imapd')
  }
  // Not in TMPDIR: its processes, which are other accounts', enter it.
  const folder = mkdtempSync('/tmp/sathani-imap-')
  atTestEnd(() => rmSync(folder, { recursive: true, force: true }))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? 'nobody' : os.userInfo().username
  const home = path.join(folder, 'home')
  mkdirSync(home)
  if (isRoot) {
    chownSync(folder, NOBODY, NOBODY)
    chownSync(home, NOBODY, NOBODY)
  }
  const port = await freePort()
  const tlsPort = tls ? await freePort() : 0
  if (tls)
    for (const [name, pem] of Object.entries(tls)) writeFileSync(path.join(folder, name), pem)
  writeFileSync(path.join(folder, 'conf'), configuration(folder, user, { port, tlsPort }))
  const server = spawn(DOVECOT, ['-F', '-c', path.join(folder, 'conf')], { stdio: 'ignore' })
  atTestEnd(() => stopped(server))

  const url = `imap://agency:${encodeURIComponent('s:cret')}@127.0.0.1:${port}`
  let sender = await connected(port)
  atTestEnd(() => sender.logout())
  return {
    url,
    tlsUrl: url.replace('imap://', 'imaps://').replace(`127.0.0.1:${port}`, `localhost:${tlsPort}`),
    /** Puts an e-mail into the mailbox; its lines may end as they do here. */
    async deliver(raw: string | Buffer): Promise<void> {
      const bytes = typeof raw === 'string' ? Buffer.from(raw.replace(/\r?\n/g, '\r\n')) : raw
      await sender.append('INBOX', bytes)
    },
    /** The server forgets its numbers, as after a move to another one; no process may be reading. */
    async renumber(): Promise<void> {
      await sender.logout()
      const mailbox = path.join(home, 'agency')
      for (const file of readdirSync(mailbox)) {
        if (/^dovecot[.-](uidlist|index)/.test(file)) rmSync(path.join(mailbox, file))
      }
      sender = await connected(port)
    },
  }
}

async function connected(port: number): Promise<ImapFlow> {
  for (let tries = 1; ; tries += 1) {
    const auth = { user: 'agency', pass: 's:cret' }
    const server = { host: '127.0.0.1', port, secure: false, tls: { rejectUnauthorized: false } }
    const client = new ImapFlow({ ...server, auth, logger: false })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      if (tries === 200) throw error
      await pause(50)
    }
  }
}

type Ports = { port: number; tlsPort: number }

function configuration(folder: string, user: string, { port, tlsPort }: Ports): string {
  return `
    protocols = imap
    listen = 127.0.0.1
    base_dir = ${folder}/run
    state_dir = ${folder}/state
    log_path = ${folder}/log
    ${tlsPort > 0 ? `ssl = yes\n    ssl_cert = <${folder}/cert\n    ssl_key = <${folder}/key` : 'ssl = no'}
    disable_plaintext_auth = no
    default_internal_user = ${user}
    default_internal_group = ${user === 'nobody' ? 'nogroup' : `$SET:group`}
    default_login_user = ${user}
    mail_location = maildir:${folder}/home/%n
    mail_max_userip_connections = 50
    passdb {
      driver = static
      args = password=s:cret
    }
    userdb {
      driver = static
      args = uid=${user} gid=${user === 'nobody' ? 'nogroup' : process.getgid?.()} home=${folder}/home
    }
    service imap-login {
      chroot =
      inet_listener imap {
        port = ${port}
      }
      inet_listener imaps {
        port = ${tlsPort}
        ssl = yes
      }
    }
    service anvil {
      chroot =
    }
  `.replace(/\n.*\$SET:group/, '')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
}
