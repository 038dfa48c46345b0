import { inTransaction } from '../src/context.ts'
import { CatalogueVersion } from '../src/platform/db/catalogue-version.ts'
import { receiveLetter } from '../src/sales/inbox/mail/receive-letter.ts'
import { aLetter } from '../src/sales/inbox/mail/test-letter.ts'
import { holdToast } from './expect-toast.ts'
import { aConversation, add, composerOf, messagesOf, rowOf } from './inbox-people.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('an email of somebody else says whose it is, and an answer goes to them or to whom one chooses', async ({
  page,
  site: { db, ...site },
}) => {
  const own = ['hello@sathani.example']
  const nobody = { db, catalogue: new CatalogueVersion(), actor: null, requestId: null }
  const pim = { name: 'Pim Wattana', address: 'pim.wattana@x.example' }
  const nok = { name: 'Nok Wattana', address: 'nok.wattana@x.example' }
  await inTransaction({ ...nobody, now: new Date() }, async (tx) => {
    await receiveLetter(tx, aLetter({ mailId: 'pim-1@x.example', from: pim }), { own })
    const answer = { from: nok, others: [pim], referenceIds: ['pim-1@x.example'] }
    const hers = aLetter({ mailId: 'nok-1@x.example', content: 'I am his wife', ...answer })
    await receiveLetter(tx, hers, { own })
  })
  // As where e-mail is set up.
  const channels: object[] = await (await site.admin.get('/api/inbox/channels')).json()
  const json = channels.map((channel) => ({ ...channel, isConnected: true, why: null }))
  await page.route('**/api/inbox/channels', (route) => route.fulfill({ json }))
  await signInAs(page.context(), { db, ...site }, 'agent')
  await page.goto('/admin/inbox')
  await rowOf(page, 'Pim Wattana').click()
  await expect(messagesOf(page)).toContainText(
    'Nok Wattana · nok.wattana@x.example · Cc Pim Wattana',
  )
  await expect(page.getByText('To Nok Wattana, Cc Pim Wattana')).toBeVisible()

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('To', { exact: true }).fill('law@x.example>')
  await composerOf(page).fill('See you on Saturday')
  await composerOf(page).press('Enter')
  await expect(page.getByText('law@x.example> isn’t an email address.').first()).toBeVisible()
  await expect(composerOf(page)).toHaveValue('See you on Saturday')
  await page.getByLabel('To', { exact: true }).fill('law@x.example')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/inbox/messages'),
  )
  await composerOf(page).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ to: 'law@x.example', cc: ['pim.wattana@x.example'] },
    // The signature of whoever writes follows.
    content: expect.stringMatching(/^See you on Saturday\n\n/),
  })
  await expect(page.getByText('To Nok Wattana, Cc Pim Wattana')).toBeVisible()
})

test('who answers a client of nobody has the conversation and the contact, and Undo gives both back', async ({
  page,
  site,
}) => {
  const name = `Nobodys ${Date.now()}`
  const { id, handle } = await aConversation(site)
  const contactId = await add(site.admin, '/api/leads', { name, line: handle, assignedToId: null })
  await site.admin.put(`/api/inbox/threads/${id}`, { data: { contactId } })
  const { id: me } = await signInAs(page.context(), site, 'agent')
  const owners = async () => {
    const paths = [`/api/inbox/threads/${id}`, `/api/leads/${contactId}`]
    const answers = await Promise.all(paths.map((path) => site.admin.get(path)))
    const records = await Promise.all(answers.map((answer) => answer.json()))
    return records.map(({ assignedToId }) => assignedToId)
  }
  await page.goto(`/admin/inbox/${id}`)
  await composerOf(page).fill('It is still free.')
  await composerOf(page).press('Enter')
  await holdToast(page, 'Assigned to you', 'also to the contact')
  expect(await owners()).toEqual([me, me])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(owners).toEqual([null, null])
})
