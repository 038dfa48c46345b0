// Draws the railway's picture anew from data/: npm run draw-railway
import fs from 'node:fs/promises'
import { drawRailway } from '../src/places/railway/draw-railway.ts'
import { frames } from '../src/places/railway/frames.ts'
import { readCity } from '../src/places/railway/read-city.ts'

await fs.writeFile(
  new URL('../src/places/site/railway.svg', import.meta.url),
  drawRailway(await readCity(), frames),
)
