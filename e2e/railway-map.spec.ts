import { expectAccessible } from './expect-accessible.ts'
import {
  CHOSEN_ADDRESS,
  FOUND,
  homes,
  openMap,
  spotOf,
  THONG_LO,
  title,
} from './railway-map-site.ts'
import { expect, test } from './site.ts'

/*
 * Finding homes by station on the landing page's railway map: there are two within 200 m of Thong
 * Lo.
 */

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1360, height: 900 } })

  test('a stop is hovered and clicked, and its homes are listed and marked; Back returns', async ({
    page,
    site,
  }) => {
    const map = await openMap(page)
    const spot = await spotOf(page, THONG_LO)
    await page.mouse.move(spot.x, spot.y)
    await expect(map).toContainText('2 homes within 500 m')
    await page.mouse.click(spot.x, spot.y)
    await expect(page).toHaveURL(CHOSEN_ADDRESS)
    await expect(title(page, FOUND)).toBeVisible()
    const mark = map.getByRole('button', { name: 'Baan Sirin, 2 homes' })
    const row = homes(page).getByRole('link', { name: /Baan Sirin · Unit 12A/ })
    await expect(map).toContainText('500 m · 7 min walk')
    await mark.hover()
    await expect(row).toHaveClass(/bg-accent-wash/)
    await row.hover()
    await expect(mark).toHaveClass(/bg-accent/)
    await page.locator('#map').getByText('1000 m').click()
    await expect(page).toHaveURL(/within=1000#map$/)
    await expect(title(page, '2 homes within 1000 m of Thong Lo')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(CHOSEN_ADDRESS)
    await expect(title(page, FOUND)).toBeVisible()
    await page.goBack()
    await expect(title(page, 'Choose a station')).toBeVisible()
    await page.goForward()
    await row.click()
    await expect(page).toHaveURL(`${site.origin}/property/${site.units.sale}`)
    await page.goBack()
    await expect(title(page, FOUND)).toBeVisible()
  })

  test('the circle is true to scale and takes half of the map’s height at every distance', async ({
    page,
  }) => {
    const map = await openMap(page, '/?station=E6&within=200')
    for (const reach of ['500 m', '1000 m', '200 m']) {
      await page.locator('#map').getByText(reach, { exact: true }).click()
      const ring = map.locator('.map-ring')
      await expect
        .poll(async () => {
          const [circle, mapBox] = [await ring.boundingBox(), await map.boundingBox()]
          return Math.abs((circle?.height ?? 0) / (mapBox?.height ?? 1) - 0.5)
        })
        .toBeLessThan(0.02)
    }
  })

  test('a shared URL shows the same when it is loaded again', async ({ page }) => {
    await openMap(page, '/?station=E6&within=500')
    await expect(title(page, FOUND)).toBeVisible()
    await page.reload()
    await expect(title(page, FOUND)).toBeVisible()
    await page.goto('/?station=nowhere-at-all&within=7#map')
    await expect(title(page, 'Choose a station')).toBeVisible()
  })

  test('by keyboard: arrows follow the line, Tab changes it, Enter chooses, Escape leaves', async ({
    page,
  }) => {
    const map = await openMap(page)
    const message = page.locator('#map').getByRole('status')
    await map.focus()
    await page.keyboard.press('ArrowRight')
    await expect(message.filter({ hasText: 'Siam, BTS Sukhumvit and BTS Silom' })).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(message.filter({ hasText: 'Siam, BTS Silom and BTS Sukhumvit' })).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(map).not.toBeFocused()
    await map.focus()
    for (const _ of [
      'Siam',
      'Chit Lom',
      'Phloen Chit',
      'Nana',
      'Asok',
      'Phrom Phong',
      'Thong Lo',
    ]) {
      await page.keyboard.press('ArrowRight')
    }
    await expect(
      message.filter({ hasText: 'Thong Lo, BTS Sukhumvit, 2 homes within 500 m' }),
    ).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(title(page, FOUND)).toBeVisible()
    await expect(map).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(title(page, 'Choose a station')).toBeVisible()
  })

  test("a listbox lists each line's stations with their lines and homes", async ({ page }) => {
    await openMap(page)
    const tabs = page.getByRole('tablist', { name: 'Lines' })
    await tabs.getByRole('tab', { name: /BTS Sukhumvit/ }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(tabs.getByRole('tab', { name: /MRT Blue/ })).toBeFocused()
    const blue = page.getByRole('listbox', { name: 'MRT Blue, Tha Phra to Lak Song' })
    await expect(
      blue.getByRole('option', {
        name: 'Sukhumvit, MRT Blue and BTS Sukhumvit, 0 homes within 500 m',
      }),
    ).toBeVisible()
    await page.keyboard.press('Home')
    await tabs.getByRole('tab', { name: /BTS Sukhumvit/ }).click()
    const list = page.getByRole('listbox', { name: 'BTS Sukhumvit, Khu Khot to Kheha' })
    await list.focus()
    await page.keyboard.press('End')
    const last = list.getByRole('option', { name: /^Kheha/ })
    await expect(list).toHaveAttribute(
      'aria-activedescendant',
      String(await last.getAttribute('id')),
    )
    await list.getByRole('option', { name: /^Thong Lo/ }).click()
    await expect(title(page, FOUND)).toBeVisible()
    await expect(list.getByRole('option', { name: /^Thong Lo/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  test('a station is found by typing, also in Thai, and any number of lines can be shown', async ({
    page,
  }) => {
    await openMap(page)
    const section = page.locator('#map')
    await section.getByRole('searchbox').fill('ทองหล่อ')
    await section.getByRole('searchbox').press('Enter')
    await expect(title(page, FOUND)).toBeVisible()
    await section.getByRole('link', { name: 'Choose another station' }).click()
    await section.getByRole('checkbox', { name: 'MRT Blue' }).check()
    await section.getByRole('checkbox', { name: 'Airport Rail Link' }).check()
    await expect(page).toHaveURL(/\/\?line=mrt_blue&line=arl#map$/)
    await expect(section.getByRole('link', { name: /^Huai Khwang/ })).toBeVisible()
    await expect(section.getByRole('link', { name: /^Thong Lo/ })).toHaveCount(0)
    await section.getByRole('link', { name: 'All', exact: true }).click()
    await expect(section.getByRole('link', { name: /^Thong Lo/ })).toBeVisible()
  })

  test('when nothing is that near, the next distance is offered', async ({ page }) => {
    await openMap(page, '/?station=E7&within=200')
    await expect(title(page, 'No homes within 200 m of Ekkamai')).toBeVisible()
    await page.getByRole('link', { name: '2 homes within 1000 m' }).click()
    await expect(title(page, '2 homes within 1000 m of Ekkamai')).toBeVisible()
  })

  test('it is accessible, with and without a station', async ({ page }) => {
    await openMap(page)
    await expectAccessible(page, '#map')
    await page.goto('/?station=E6#map')
    await expect(page.locator('#map [data-map=drawn]')).toBeVisible()
    await expectAccessible(page, '#map')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('distances, lines and stations are links and a form; every stop links to its page', async ({
    page,
  }) => {
    await page.goto('/')
    const section = page.locator('#map')
    const stop = section.locator('svg a[aria-label^="Thong Lo,"]')
    await expect(stop).toHaveAttribute('href', '/station/E6')
    await expect(stop).toHaveAttribute(
      'aria-label',
      'Thong Lo, BTS Sukhumvit, 2 homes within 500 m',
    )
    await section.getByText('1000 m').click()
    await section.getByRole('checkbox', { name: 'BTS Sukhumvit' }).check()
    await section.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL('/?within=1000&line=bts_sukhumvit#map')
    await section.getByText('Most homes within 1000 m').waitFor()
    await section.getByRole('link', { name: /^Thong Lo ?2 homes/ }).click()
    await expect(title(page, '2 homes within 1000 m of Thong Lo')).toBeVisible()
    await expect(homes(page).getByRole('link')).toHaveCount(2)
    await section.getByRole('link', { name: 'Choose another station' }).click()
    await section.getByRole('searchbox').fill('thonglor')
    await section.getByRole('searchbox').press('Enter')
    await expect(title(page, '2 homes within 1000 m of Thong Lo')).toBeVisible()
    await section.getByRole('navigation', { name: 'Lines' }).getByText('MRT Blue').click()
    await expect(section.getByRole('link', { name: /^Huai Khwang/ }).last()).toBeVisible()
  })
})

test('the featured homes are on a map by their stations, which links to one with streets', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const section = page.locator('#properties')
  await section.getByRole('link', { name: 'Map View' }).click()
  await expect(page).toHaveURL('/?view=map#properties')
  await expect(section.locator('h3').getByRole('link', { name: 'Thong Lo' })).toHaveAttribute(
    'href',
    '/station/E6',
  )
  const out = section.getByRole('link', { name: 'Open in Google Maps: Baan Sirin Unit 12A' })
  await expect(out).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=13.7245%2C100.5795',
  )
  await expectAccessible(page, '#properties')
  await section.getByRole('link', { name: /^Ratchada Court Unit 2107/ }).click()
  await expect(page).toHaveURL(`${site.origin}/property/${site.units.elsewhere}`)
})
