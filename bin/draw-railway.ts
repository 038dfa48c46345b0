// Draws the picture of the railway, the ground of the maps and their roads from data/: npm run draw-railway
import fs from 'node:fs/promises'
import { cityMap } from '../src/city/map/city-map.ts'
import { readRoads } from '../src/city/map/roads/read-roads.ts'
import { roadMap } from '../src/city/map/roads/road-map.ts'
import { drawRailway } from '../src/city/rail/drawing/draw-railway.ts'
import { frames } from '../src/city/rail/drawing/frames.ts'
import { readCity } from '../src/city/rail/drawing/read-city.ts'

const city = await readCity()
await write('city/rail/site/railway.svg', drawRailway(city, frames))
await write('city/map/site/city.geojson', cityMap(city))
await write('city/map/site/roads.geojson', roadMap(await readRoads(), city))

async function write(name: string, text: string): Promise<void> {
  await fs.writeFile(new URL(`../src/${name}`, import.meta.url), text)
}
