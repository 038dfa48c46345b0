import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

let people = 0

/** Two contacts that are one person, known as a pair. */
async function addPair(site: Site, fields: [object, object] = [{}, {}]) {
  people += 1
  const family = `Raghu${['nathan', 'varan', 'pati', 'mani', 'deep', 'raj', 'tham', 'vira'][people % 8]}`
  const phone = `081${String((process.pid * 7919 + people * 104_729) % 10_000_000).padStart(7, '0')}`
  const ids: number[] = []
  const names = [`Priya ${family}`, `Priya ${family.charAt(0)}.`]
  for (const [index, more] of fields.entries()) {
    const data = { name: names[index], phone, ...more }
    const created = await site.admin.post('/api/leads', { data })
    expect(created.status(), await created.text()).toBe(201)
    ids.push((await created.json()).id)
  }
  const [first = 0, second = 0] = ids
  await site.admin.post(`/api/leads/${first}/activities`, {
    data: { type: 'note', description: 'Likes the river' },
  })
  await expect
    .poll(
      async () =>
        (await (await site.admin.get(`/api/leads/duplicates?contactId=${first}`)).json()).length,
    )
    .toBe(1)
  return { first, second, names: [names[0] ?? '', names[1] ?? ''] as const }
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Are these the same person?' })

test('a manager merges two contacts field by field, undoes it, merges again and unmerges them', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  const { first, second, names } = await addPair(site, [
    { company: 'Tessel & Co', email: 'priya.r@mail.example', notes: 'Has a cat.' },
    { line: 'priya.tessel', email: 'priya.work@tessel.example', notes: 'Wants a view.' },
  ])
  await page.goto(`/admin/contacts/${first}`)
  await expect(page).toHaveTitle(`${names[0]} · Sathani`)
  const banner = page.getByRole('region', { name: 'Likely duplicates' })
  await expect(banner).toContainText('1 possible duplicate.')
  await expect(banner).toContainText(`Same phone number: ${names[1]}`)
  await banner.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(`/admin/contacts/${first}?pair=${first}-${second}`)

  const sheet = sheetOf(page)
  await expect(sheet).toContainText('similar names. Couples may share a phone')
  const keep = sheet.getByRole('radiogroup', { name: 'Keep as' })
  await expect(keep.getByRole('radio', { name: names[0] })).toBeChecked()
  await expect(sheet.getByRole('radiogroup', { name: 'Phone' })).toHaveCount(0)
  await expect(
    sheet.getByRole('radiogroup', { name: 'LINE' }).getByRole('radio').nth(1),
  ).toBeChecked()
  await expect(sheet.getByText('Both are kept, one below the other')).toBeVisible()
  // Arrows choose within a row.
  const email = sheet.getByRole('radiogroup', { name: 'Email' })
  await email.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(email.getByRole('radio', { name: 'priya.work@tessel.example' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Merge contacts' }).click()
  await holdToast(page, 'Contacts merged', `Everything from ${names[1]} is now in ${names[0]}.`)
  await expect(sheet).toBeHidden()
  await expect(banner).toBeHidden()
  const panel = page.getByRole('region', { name: 'Merged' })
  await expect(panel).toContainText('priya.r@mail.example')
  await expect(page.getByText('priya.work@tessel.example').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    `Merged with ${names[1]}`,
  )

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(banner).toBeVisible()
  expect((await site.admin.get(`/api/leads/${second}`)).status()).toBe(200)

  await banner.getByRole('button', { name: 'Compare' }).click()
  await sheet.getByRole('button', { name: 'Merge contacts' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Unmerge' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expectToast(page, 'Contacts unmerged', names[1])
  await expect(banner).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activity' })).toContainText(
    `Unmerged from ${names[1]}`,
  )
})

test('the list of pairs is worked through by keyboard, and who is not the same is never proposed again', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  const third = await addPair(site)
  const second = await addPair(site)
  const couple = await addPair(site)
  await page.goto('/admin/contacts')
  const tab = page.getByRole('link', { name: /^Likely duplicates/ })
  await tab.click()
  await expect(page).toHaveURL('/admin/contacts?duplicates=1')
  const open = page.getByRole('link', { name: `Compare ${couple.names[0]} and ${couple.names[1]}` })
  await open.focus()
  await page.keyboard.press('Enter')
  const sheet = sheetOf(page)
  await expect(sheet).toContainText(/pair \d+ of \d+/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Not the same person' }).click()
  await expect(sheet.getByRole('heading', { name: 'Marked as different people' })).toBeFocused()
  await expect(open).toBeHidden()
  const pairsOf = async (id: number) =>
    (await (await site.admin.get(`/api/leads/duplicates?contactId=${id}`)).json()).length
  expect(await pairsOf(couple.first)).toBe(0)
  await sheet.getByRole('button', { name: 'Next pair' }).click()
  await expect(sheet).toContainText(second.names[0])
  await sheet.getByRole('button', { name: 'Not the same person' }).click()
  await expect(sheet).toContainText(`${second.names[1]} won’t be suggested again`)
  await sheet.getByRole('button', { name: 'Undo' }).click()
  await expect(sheet.getByRole('button', { name: 'Merge contacts' })).toBeVisible()
  await expect(sheet).toContainText(second.names[0])
  expect(await pairsOf(second.first)).toBe(1)
  expect(await pairsOf(couple.first)).toBe(0)
  // Merged, the sheet stays: a second press in the same place reaches nobody else.
  const merge = sheet.getByRole('button', { name: 'Merge contacts' })
  const { x = 0, y = 0 } = (await merge.boundingBox()) ?? {}
  await page.mouse.click(x + 9, y + 9)
  const done = sheet.getByRole('heading', { name: `Merged into ${second.names[0]}` })
  await expect(done).toBeFocused()
  await page.mouse.click(x + 9, y + 9)
  await page.keyboard.press('Enter')
  await expect(done).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await sheet.getByRole('button', { name: 'Undo' }).click()
  await expect(merge).toBeVisible()
  expect((await site.admin.get(`/api/leads/${second.second}`)).ok()).toBe(true)
  await merge.click()
  await expect(done).toBeVisible()
  await sheet.getByRole('button', { name: 'Next pair' }).click()
  await expect(sheet).toContainText(third.names[0])
  expect(await pairsOf(third.first)).toBe(1)
})

test.describe('two people at once', () => {
  // The merged contact is gone for whoever still looks at it.
  test.use({ causes: [/status of 40[49]/] })

  test('one merges what the other compares and writes about: the other is led to the kept contact', async ({
    page,
    site,
    browser,
  }) => {
    await signInAs(page.context(), site, 'manager')
    const { first, second, names } = await addPair(site)
    const context = await browser.newContext({ baseURL: site.origin })
    await signInAs(context, site, 'manager')
    const theirs = await context.newPage()
    await theirs.goto(`/admin/contacts/${second}`)
    await theirs.getByLabel('Note', { exact: true }).fill('Typed while it was merged')

    await page.goto(`/admin/contacts/${first}?pair=${first}-${second}`)
    const sheet = sheetOf(page)
    await expect(sheet.getByRole('button', { name: 'Merge contacts' })).toBeVisible()
    // The other edits: the choices stay, and it is told what changed.
    await sheet.getByRole('radiogroup', { name: 'Keep as' }).getByRole('radio').nth(1).check()
    await sheet.getByRole('radiogroup', { name: 'Keep as' }).getByRole('radio').first().check()
    await site.admin.put(`/api/leads/${second}`, { data: { company: 'Changed meanwhile' } })
    await expect(sheet.getByRole('status')).toContainText('admin changed: Company')
    await sheet.getByRole('button', { name: 'Merge contacts' }).click()
    await expectToast(page, 'Contacts merged')

    await expect(theirs).toHaveURL(`/admin/contacts/${first}`)
    await expect(theirs.getByRole('heading', { level: 1, name: names[0] })).toBeVisible()
    await expect(theirs.getByLabel('Note', { exact: true })).toHaveValue(
      'Typed while it was merged',
    )
    const loadErrors: string[] = []
    theirs.on('console', (message) => message.type() === 'error' && loadErrors.push(message.text()))
    await theirs.goto(`/admin/contacts/${second}`)
    await expect(theirs).toHaveURL(`/admin/contacts/${first}`)
    // Within the app, too: the link of a note that was written before.
    await theirs.goto('/admin/contacts')
    await theirs.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, `/admin/contacts/${second}`)
    await expect(theirs).toHaveURL(`/admin/contacts/${first}`)
    await expect(theirs.getByRole('heading', { level: 1, name: names[0] })).toBeVisible()
    expect(loadErrors).toEqual([])
    await theirs.goto(`/admin/contacts/${first}?pair=${first}-${second}`)
    await expect(sheetOf(theirs)).toContainText('These two have already been merged.')
    await context.close()
  })
})

test.describe('with the thumb', () => {
  // Forward leads to the pair that was merged, which the server no longer has.
  test.use({ causes: [/status of 404/] })

  test('a manager merges two contacts that are no found pair', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page.context(), site, 'manager')
    const names = [`Somchai No Pair ${process.pid}`, `Khun Toom ${process.pid}`] as const
    const ids: number[] = []
    for (const name of names) {
      const created = await site.admin.post('/api/leads', { data: { name, company: `Of ${name}` } })
      ids.push((await created.json()).id)
    }
    const [first = 0, second = 0] = ids
    await page.goto(`/admin/contacts/${first}`)
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Merge with...' }).click()
    const dialog = page.getByRole('dialog', { name: `Merge ${names[0]} with` })
    const picker = dialog.getByRole('combobox', { name: 'The other contact' })
    await picker.fill(names[0])
    await dialog.page().getByRole('option', { name: names[0] }).click()
    await expect(dialog).toContainText('That is the same contact')
    await expectAccessible(page, '[role="dialog"]')
    await picker.fill(names[1])
    await page.getByRole('option', { name: names[1] }).click()
    const sheet = sheetOf(page)
    await expect(page).toHaveURL(`/admin/contacts/${first}?pair=${first}-${second}`)
    await expect(sheet).toContainText('No likely duplicates. These two were selected by hand.')
    await sheet.getByRole('button', { name: 'Merge contacts' }).click()
    await expectToast(page, 'Contacts merged')
    await expect(page).toHaveURL(`/admin/contacts/${first}`)
    await page.goForward()
    await expect(sheet).toContainText('These two have already been merged.')
    expect((await site.admin.get(`/api/leads/${second}`)).status()).toBe(404)
  })
})

test('an agent sees and compares the pairs, and cannot merge them', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { first, names } = await addPair(site, [{ company: 'One' }, { company: 'Two' }])
  await page.goto(`/admin/contacts/${first}`)
  await page.getByRole('button', { name: 'Compare' }).click()
  const sheet = sheetOf(page)
  await expect(sheet).toContainText(names[1])
  await expect(sheet.getByText('Two', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('radio')).toHaveCount(0)
  await expect(sheet.getByRole('button', { name: /Merge|Not the same/ })).toHaveCount(0)
  await expect(sheet.getByText('Only managers and admins merge contacts.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(sheet).toBeHidden()
})

test('the pairs, the banner and the comparison are accessible, wide and on a phone', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  const { first, second } = await addPair(site, [
    {
      requirements: 'Two bedrooms near Thong Lo or Ekkamai, up to 18M THB, from January',
      company: 'บริษัท สมบูรณ์ทรัพย์พร็อพเพอร์ตี้แมเนจเมนท์ จำกัด (มหาชน)',
      email: 'an-address-that-goes-on-and-on@mail-of-the-other-agency.example',
    },
    { requirements: 'Potential customer', company: 'Tessel', email: 'p@tessel.example' },
  ])
  await page.goto('/admin/contacts?duplicates=1')
  await expect(page.getByRole('list', { name: 'Likely duplicates' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/admin/contacts/${first}`)
  await expect(page.getByRole('region', { name: 'Likely duplicates' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/admin/contacts/${first}?pair=${first}-${second}`)
  await expect(sheetOf(page).getByRole('radiogroup', { name: 'Requirements' })).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
})

test('on a phone two contacts are compared one under the other and merged with the thumb', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page.context(), site, 'manager')
  const { first, second } = await addPair(site)
  await page.goto(`/admin/contacts/${first}`)
  await page.getByRole('button', { name: 'Compare' }).click()
  const sheet = sheetOf(page)
  const [one, other] = [0, 1].map((index) =>
    sheet.getByRole('radiogroup', { name: 'Name' }).getByRole('radio').nth(index),
  )
  const [above, below] = [await one?.boundingBox(), await other?.boundingBox()]
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(30)
  await sheet.getByRole('button', { name: 'Merge contacts' }).click()
  await expect(sheet).toBeHidden()
  await expect.poll(async () => (await site.admin.get(`/api/leads/${second}`)).status()).toBe(404)
})
