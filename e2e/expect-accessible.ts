import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { isLongRing } from '../bin/test/ring.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

// The minified build is half the size, and every page loads it again.
const source = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules that depend on the colour scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const SIZES = [390, 1280]

/**
 * Expects no axe violations in a page or one part of it, and no sideways scrolling at any of `widths`, those at which
 * that part is shown. axe looks once, at the last width in light; in the long ring at each width, light and dark.
 */
export async function expectAccessible(page: Page, part = 'body', widths = SIZES): Promise<void> {
  if (isLongRing) return expectAccessibleInAll(page, part, widths)
  for (const width of widths) await expectNothingSideways(page, width)
  await expectNoViolations(page, part, widths.at(-1) ?? 0, 'light')
}

/** The same in small and large windows, light and dark. */
export async function expectAccessibleInAll(
  page: Page,
  part = 'body',
  widths = SIZES,
): Promise<void> {
  for (const width of widths) {
    for (const scheme of ['light', 'dark'] as const) {
      await expectNoViolations(page, part, width, scheme)
      await expectNothingSideways(page, width)
    }
  }
}

async function expectNoViolations(
  page: Page,
  part: string,
  width: number,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const violations = await axeFinds(page, part, colorScheme === 'dark' ? OF_COLOURS : undefined)
  expect(violations, `at ${width} px, ${colorScheme}`).toEqual([])
}

async function expectNothingSideways(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await expect.poll(() => pixelsSideways(page), `scrolls sideways at ${width} px`).toBe(0)
}

function pixelsSideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Each violated rule in a part of the page, with the first element that violates it. */
async function axeFinds(page: Page, part: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // None of these rules reads style sheets or media, so nothing needs to be fetched again.
  const runOptions: RunOptions = rules ? { runOnly: rules } : {}
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...runOptions }
  const { violations } = await page.evaluate(([part, options]) => window.axe.run(part, options), [
    part,
    options,
  ] as const)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
