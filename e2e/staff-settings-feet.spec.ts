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

for (const width of [390, 1280]) {
  test(`a toast leaves the buttons of the settings free, ${width} wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 })
    await signInAs(page.context(), site, 'admin')
    await page.goto('/admin?settings=users')
    const settings = page.getByRole('dialog', title)
    const add = settings.getByRole('button', { name: 'Add User' })
    await add.click()
    await settings.getByLabel('Username').fill(`free-${width}-${Date.now()}`)
    await settings.getByLabel('Password', { exact: true }).fill('a phrase of theirs')
    await settings.getByLabel('Role').selectOption('Agent')
    const save = settings.getByRole('button', { name: 'Save' })
    await save.click()
    // It stays while the pointer is on it.
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await toast.hover()
    await add.press('Enter')
    await expect(save).toBeVisible()
    await expect
      .poll(async () => {
        const [lower, upper] = [await save.boundingBox(), await toast.boundingBox()]
        if (!lower || !upper) return false
        const isBeside = upper.x + upper.width <= lower.x || lower.x + lower.width <= upper.x
        return isBeside || upper.y + upper.height <= lower.y || lower.y + lower.height <= upper.y
      })
      .toBe(true)
  })
}
