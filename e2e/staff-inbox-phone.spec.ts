import { expectToast } from './expect-toast.ts'
import { aConversation } from './inbox-people.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('it is taken with two presses, and long names of colleagues stay on the screen', async ({
  page,
  site,
}) => {
  const user = {
    ...{ username: `long-${process.pid}`, password: 'a phrase of their own', role: 'agent' },
    ...{ firstName: 'นกน้อย', lastName: 'ศรีสุวรรณวัฒนานุกูลกิจเจริญ ณ อยุธยา' },
  }
  const created = await site.admin.post('/api/admin/users', { data: user })
  const long = await created.json()
  const { id } = await aConversation(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/inbox/${id}`)
  await page.getByRole('button', { name: 'More' }).tap()
  const box = await page.getByRole('menu').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
  const people = page.getByRole('menuitem', { name: /^Assign to/ })
  await expect(people.first()).toHaveText('Assign to me')
  await people.first().tap()
  await expectToast(page, 'Conversation assigned')
  await page.getByRole('button', { name: 'More' }).tap()
  await expect(people.first()).toHaveText('Assign to nobody')
  await expect(people.filter({ hasText: 'Assign to me' })).toHaveCount(0)
  await site.admin.delete(`/api/admin/users/${long.id}`)
})
