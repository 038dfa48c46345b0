import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

const title = { name: 'User Management Settings' }

test('no strip of a row shows below the foot of the trash', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await signInAs(page.context(), site, 'admin')
  for (let i = 0; i < 4; i += 1) {
    const { id } = await addDeveloper(site)
    await site.admin.delete(`/api/developers/${id}`)
  }
  await page.goto('/admin?settings=trash')
  const settings = page.getByRole('dialog', title)
  const foot = settings.locator('[data-foot]')
  await expect(foot).toBeVisible()
  const bottomOf = async (part: typeof foot) => {
    const box = await part.boundingBox()
    return Math.round((box?.y ?? 0) + (box?.height ?? 0))
  }
  expect(await bottomOf(foot)).toBe(await bottomOf(settings))
})
