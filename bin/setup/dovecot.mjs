import { existsSync } from 'node:fs'
import { installPackages, isDebian } from './debian.mjs'

const DOVECOT = '/usr/sbin/dovecot'

/** Provides the IMAP server of the tests, where packages can be installed; else the tests say it is missing. */
export async function provideDovecot(progress) {
  if (existsSync(DOVECOT) || process.geteuid() !== 0 || !isDebian()) return
  progress.step('Installing an IMAP server for the tests (Debian’s Dovecot)')
  await installPackages(['dovecot-imapd'], {
    failure: 'Debian’s dovecot-imapd could not be installed. apt-get said:',
    progress,
  })
}
