import { pino } from 'pino'
import { CatalogueVersion } from '../../../platform/db/catalogue-version.ts'
import { connect } from '../../../platform/db/connect.ts'
import { MailReceiver } from './mail-receiver.ts'

// A process that receives e-mails, for a test that kills it: `node test-receiver.ts DATABASE MAILBOX`.
const [, , database = '', mailbox = ''] = process.argv
const parts = { db: connect(database, { max: 4 }), catalogue: new CatalogueVersion() }
const services = { ...parts, log: pino({ level: 'silent' }), now: () => new Date() }
new MailReceiver(services, mailbox, { retryMs: 50 }).start()
