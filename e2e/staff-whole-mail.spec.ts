import { inTransaction } from '../src/context.ts'
import { CatalogueVersion } from '../src/platform/db/catalogue-version.ts'
import { receiveLetter } from '../src/sales/inbox/mail/receive-letter.ts'
import { safeHtml } from '../src/sales/inbox/mail/safe-html.ts'
import { aLetter } from '../src/sales/inbox/mail/test-letter.ts'
import { messagesOf, rowOf } from './inbox-people.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const HTML = `<p>Is the home on the <b>24th floor</b> free?</p><script>document.title = 'Taken over'</script>
  <form action="https://x.example"><input name="password"></form><meta http-equiv="refresh" content="0;url=https://x.example">
  <base href="https://x.example"><svg onload="alert(1)"><circle r="9"/></svg><img src="https://pictures.example/view.png" alt="The view">
  <img src="data:image/svg+xml,<svg/>"><img src="cid:logo"><a href="https://x.example/plan">The plan</a><blockquote>What we wrote before</blockquote>`

test('the whole of an email is shown apart from the page; its pictures are loaded only when asked', async ({
  page,
  site: { db, ...site },
}) => {
  const context = { db, catalogue: new CatalogueVersion(), actor: null, requestId: null }
  const letter = aLetter({
    ...{ mailId: 'whole@x.example', from: { name: 'Ingrid', address: 'ingrid@x.example' } },
    ...{ subject: 'The corner home', content: 'Is the home on the 24th floor free?' },
    ...{ wholeText: 'Is it?', ...safeHtml(HTML) },
  })
  await inTransaction({ ...context, now: new Date() }, (tx) =>
    receiveLetter(tx, letter, { own: [] }),
  )
  let loaded = 0
  await page.route('https://pictures.example/**', (route) => {
    loaded += 1
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    })
  })
  await signInAs(page.context(), { db, ...site }, 'admin')
  await page.goto('/admin/inbox')
  await rowOf(page, 'Ingrid').click()
  const opens = messagesOf(page).getByRole('button', { name: 'Full email' })
  await opens.press('Enter')

  const dialog = page.getByRole('dialog', { name: 'The corner home' })
  await expect(dialog).toContainText('Ingrid · ingrid@x.example')
  const mail = dialog.frameLocator('iframe[title="The email"]')
  await expect(mail.getByText('24th floor')).toBeVisible()
  await expect(mail.getByText('What we wrote before')).toBeVisible()
  await expect(mail.locator('img, form, input, script, svg, base, meta[http-equiv]')).toHaveCount(0)
  await expect(mail.getByRole('link', { name: 'The plan' })).toHaveAttribute('rel', /noopener/)
  await expect(page).not.toHaveTitle('Taken over')
  expect(loaded).toBe(0)

  await dialog.getByRole('button', { name: 'Show pictures' }).press('Enter')
  await expect(mail.getByRole('img', { name: 'The view' })).toHaveCount(1)
  await expect.poll(() => loaded).toBe(1)
  await expect(mail.locator('img')).toHaveCount(1)
  await expect(dialog.getByText('hidden: loading')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opens).toBeFocused()
})
