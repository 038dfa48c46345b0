import fs from 'node:fs/promises'
import path from 'node:path'
import { projectHome } from '../../env.ts'
import { Line } from '../places/rules/place.ts'
import { readRailway } from './read-railway.ts'

const FILE = 'rail_service.csv'

/** The daytime minutes between two trains of each line, in the order of the lines. */
export async function lineHeadways(): Promise<{ name: string; minutes: number }[]> {
  const text = await fs.readFile(path.join(projectHome(), 'data', FILE), 'utf8')
  const { waits } = readRailway(new Map([[FILE, text]]))
  return Line.ids.map((id) => ({
    name: Line.labels[id],
    minutes: ((waits.get(id) ?? 0) * 2) / 60,
  }))
}
