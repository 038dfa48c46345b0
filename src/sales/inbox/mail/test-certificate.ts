import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A new self-signed certificate of `localhost` and its key, in PEM, made by openssl, which dovecot needs as well. */
export function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sathani-tls-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  try {
    const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2']
    const args = [...made, '-subj', '/CN=localhost', '-addext', names, '-keyout', key, '-out', cert]
    execFileSync('openssl', args, { stdio: 'pipe' })
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
