// Draws the link preview picture of pages without a picture of their own: npm run draw-preview
import fs from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { drawRailway } from '../src/city/rail/drawing/draw-railway.ts'
import type { Frame } from '../src/city/rail/drawing/frame.ts'
import { readCity } from '../src/city/rail/drawing/read-city.ts'
import { PREVIEW_SIZE } from '../src/site/seo/preview.server.ts'

const frame: Frame = {
  name: 'preview',
  ...PREVIEW_SIZE,
  centre: { latitude: 13.7456, longitude: 100.5342 },
  at: { x: 800, y: 352 },
  unitsPerKm: 48,
  fontSize: 15.5,
  quiet: { left: 0, top: 0, right: 600, bottom: PREVIEW_SIZE.height },
}

const railway = drawRailway(await readCity(), [frame])
const colours = /:root \{[^}]*--line-[^}]*\}/.exec(await read('../src/ui/style/theme.css'))?.[0]
const html = `<!doctype html><meta charset="utf-8"><style>
${colours}
@font-face { font-family: Anuphan; font-weight: 100 700; src: url(data:font/woff2;base64,${await font('latin')}) }
@font-face { font-family: Anuphan; font-weight: 100 700; unicode-range: U+0E01-0E5B;
  src: url(data:font/woff2;base64,${await font('thai')}) }
:root {
  --color-ink: oklch(0.24 0.03 260); --railway-ground: oklch(0.955 0.01 95);
  --railway-border: oklch(0.9 0.012 95); --railway-river: oklch(0.87 0.03 220); --railway-stop: #fff;
}
body {
  margin: 0; width: ${PREVIEW_SIZE.width}px; height: ${PREVIEW_SIZE.height}px; overflow: hidden;
  position: relative; background: var(--railway-ground); color: var(--color-ink);
  font-family: Anuphan; -webkit-font-smoothing: antialiased;
}
body > svg { position: absolute; inset: 0; width: 100%; height: 100% }
.fade {
  position: absolute; inset: 0 auto 0 0; width: 690px;
  background: linear-gradient(90deg, var(--railway-ground) 78%, transparent);
}
main {
  position: absolute; inset: 0 auto 0 76px; width: 520px;
  display: grid; align-content: center; gap: 26px;
}
.brand { display: flex; align-items: center; gap: 18px; font-size: 40px; font-weight: 650 }
.brand svg { width: 58px; height: 58px }
h1 { margin: 0; font-size: 68px; line-height: 1.06; font-weight: 620; letter-spacing: -0.015em }
p { margin: 0; font-size: 29px; line-height: 1.35; color: oklch(0.42 0.03 260) }
</style>
<svg style="display: none">${railway}</svg>
<svg viewBox="0 0 ${PREVIEW_SIZE.width} ${PREVIEW_SIZE.height}"><use href="#${frame.name}"/></svg>
<div class="fade"></div>
<main>
  <div class="brand"><svg viewBox="0 0 30 30" fill="none">
    <path d="M2 15h26" stroke="oklch(0.52 0.09 195)" stroke-width="5" stroke-linecap="round"/>
    <circle cx="15" cy="15" r="7" fill="#fff" stroke="currentColor" stroke-width="3"/>
  </svg>Sathani</div>
  <h1>Homes by the train in Bangkok</h1>
  <p>To rent and to buy, found by the station near them.</p>
</main>`

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: PREVIEW_SIZE })
await page.setContent(html)
await page.evaluate(() => document.fonts.ready)
const target = new URL('../src/site/public/preview.jpg', import.meta.url)
await fs.writeFile(target, await page.screenshot({ type: 'jpeg', quality: 88 }))
await browser.close()

async function font(letters: string): Promise<string> {
  const name = `../node_modules/@fontsource-variable/anuphan/files/anuphan-${letters}-wght-normal.woff2`
  return (await fs.readFile(new URL(name, import.meta.url))).toString('base64')
}

function read(name: string): Promise<string> {
  return fs.readFile(new URL(name, import.meta.url), 'utf8')
}
