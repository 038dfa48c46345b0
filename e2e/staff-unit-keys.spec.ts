import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { threeUnits } from './three-units.ts'

test('keys that are pressed faster than units are shown are each counted', async ({
  page,
  site,
}) => {
  const { list, ids } = await threeUnits(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`${list}&unit=${ids[1]}`)
  const open = page.getByRole('dialog')
  await expect(open).toContainText('2 of 3')
  await page.evaluate(
    async (codes) => {
      for (const code of codes) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
        await new Promise(requestAnimationFrame)
      }
    },
    [...Array(12).fill(['KeyJ', 'KeyK', 'KeyK', 'KeyJ']).flat(), 'KeyK'],
  )
  await expect(open).toContainText('1 of 3')
  await page.keyboard.press('j')
  await expect(open).toContainText('2 of 3')
})

test('the shortcuts can be turned off', async ({ page, site }) => {
  const { list, ids } = await threeUnits(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`${list}&settings=password`)
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  await page.goto(`${list}&unit=${ids[1]}`)
  const open = page.getByRole('dialog')
  await expect(open).toContainText('2 of 3')
  await page.keyboard.press('j')
  await page.keyboard.press('Tab')
  await expect(open).toContainText('2 of 3')
})
