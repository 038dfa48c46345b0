// Draws the railway's picture and the ground of the maps anew from data/: npm run draw-railway
import fs from 'node:fs/promises'
import { cityMap } from '../src/places/railway/city-map.ts'
import { drawRailway } from '../src/places/railway/draw-railway.ts'
import { frames } from '../src/places/railway/frames.ts'
import { readCity } from '../src/places/railway/read-city.ts'

const city = await readCity()
await write('railway.svg', drawRailway(city, frames))
await write('map/city.geojson', cityMap(city))

async function write(name: string, text: string): Promise<void> {
  await fs.writeFile(new URL(`../src/places/site/${name}`, import.meta.url), text)
}
