import type { AddressInfo } from 'node:net'
import { expect, request, test } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { runOwnServer } from './databases.ts'
import { add, composerOf, messagesOf, rowOf } from './inbox-people.ts'
import { PASSWORD } from './site.ts'

test('an answer to a website inquiry is sent by email; one that is refused says why and is sent again', async ({
  page,
}) => {
  const mail = await startMail()
  const server = await runOwnServer({
    ...{ ADMIN_PASSWORD: PASSWORD, NODE_ENV: 'production' },
    ...{ MAIL_URL: mail.url, MAIL_FROM: 'hello@sathani.example' },
  })
  const admin = await request.newContext({ baseURL: server.origin })
  await admin.post('/api/auth/login', { data: { username: 'admin', password: PASSWORD } })
  const visitor = await request.newContext({ baseURL: server.origin })
  await add(visitor, '/api/leads', {
    ...{ name: 'Marta Kowalska', email: 'marta@x.example', phone: '0810000001' },
    ...{ contactMethod: 'email', requirements: 'Two bedrooms near Ari' },
  })
  await page.context().addCookies((await admin.storageState()).cookies)
  await page.goto(`${server.origin}/admin/inbox`)
  await expect(rowOf(page, 'Marta Kowalska')).toContainText('unread')
  await rowOf(page, 'Marta Kowalska').click()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await admin.put('/api/profile', { data: { signature: 'Kind regards\nAda' } })
  await page.reload()
  await expect(page.getByText('Signed: Kind regards · Ada')).toBeVisible()
  await composerOf(page).fill('Yes, two are free.')
  await composerOf(page).press('Enter')
  await expect(messagesOf(page).getByText(/admin · Sent$/)).toBeVisible()
  expect(mail.received).toEqual(['marta@x.example'])
  await expect(messagesOf(page)).toContainText(/Yes, two are free\.\s+Kind regards\s+Ada/)

  mail.refuses = true
  await page.getByRole('button', { name: 'Remove signature' }).click()
  await composerOf(page).fill('Shall we meet?')
  await composerOf(page).press('Enter')
  await expect(messagesOf(page).getByText(/Not sent: .*No such mailbox/)).toBeVisible()
  await expect(rowOf(page, 'Marta Kowalska')).toContainText('Not sent')
  mail.refuses = false
  await messagesOf(page).getByRole('button', { name: 'Retry' }).click()
  await expect(messagesOf(page).getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(messagesOf(page).getByText(/admin · Sent$/)).toBeVisible()
  await expect(rowOf(page, 'Marta Kowalska')).not.toContainText('Not sent')
  await expect.poll(() => mail.received).toHaveLength(2)

  mail.refuses = true
  await page.getByRole('button', { name: 'Remove signature' }).click()
  await composerOf(page).fill('To be deleted')
  await composerOf(page).press('Enter')
  await messagesOf(page).getByRole('button', { name: 'Delete' }).click()
  await expect(messagesOf(page).getByText('To be deleted')).toHaveCount(0)
  await expect(rowOf(page, 'Marta Kowalska')).toContainText('You: Shall we meet?')
  await Promise.all([admin.dispose(), visitor.dispose()])
  await server.stop()
  await mail.stop()
})

/** A mail server on this machine that takes e-mails, or refuses their recipients. */
async function startMail() {
  const mail = { url: '', refuses: false, received: [] as string[], stop }
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onRcptTo({ address }, _session, done) {
      if (mail.refuses) {
        return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
      }
      mail.received.push(address)
      done()
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => done())
    },
  })
  function stop(): Promise<void> {
    return new Promise((resolve) => smtp.close(() => resolve()))
  }
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  // Safe: it listens on a port.
  const { port } = smtp.server.address() as AddressInfo
  mail.url = `smtp://127.0.0.1:${port}`
  return mail
}
