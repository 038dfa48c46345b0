import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

// Half the size of what the package names, which each page reads anew.
const source = fs.readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What a scheme changes: its colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Expects nothing that axe finds and nothing that scrolls sideways, small and large, light and dark; on
 * the whole page, or in one part of it.
 */
export async function expectToReadWell(page: Page, part = 'body'): Promise<void> {
  for (const width of [390, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await axeFinds(page, part, colorScheme === 'dark' ? OF_COLOURS : undefined)
      expect(found, `at ${width} px, ${colorScheme}`).toEqual([])
      await expect.poll(() => pixelsSideways(page), `scrolls sideways at ${width} px`).toBe(0)
    }
  }
}

function pixelsSideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Each rule that is broken in a part of the page, with the first element that breaks it. */
async function axeFinds(page: Page, part: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // No rule of these reads style sheets or media: none is fetched anew.
  const some: RunOptions = rules ? { runOnly: rules } : {}
  const options: RunOptions = { resultTypes: ['violations'], preload: false, ...some }
  const { violations } = await page.evaluate(([part, options]) => window.axe.run(part, options), [
    part,
    options,
  ] as const)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
