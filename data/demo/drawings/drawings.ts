import fs from 'node:fs'
import { balconyView } from './balcony.ts'
import * as bathrooms from './bathrooms.ts'
import * as bedrooms from './bedrooms.ts'
import { courtyard } from './courtyard.ts'
import * as emptyRooms from './empty-rooms.ts'
import { facadeOf } from './facade-plan.ts'
import { interior, type Plan, type Stage } from './interior.ts'
import * as kitchens from './kitchens.ts'
import * as largeHomes from './large-homes.ts'
import * as livingRooms from './living-rooms.ts'
import { gardenPool, roofPool } from './pools.ts'
import { type DemoPicture, demoBuildings, demoLogos, demoPictures } from './rows.ts'
import * as sharedSpaces from './shared-spaces.ts'
import * as smallHomes from './small-homes.ts'
import { picture } from './svg.ts'
import { windowView } from './window-view.ts'

/** A drawing by its picture's name. It comes out the same every time. */
export type Drawing = { name: string; svg: () => string }

/** Every drawing of the demo: 2400 by 1800, a logo 800 by 800. */
export function drawings(): Drawing[] {
  return [
    ...demoLogos.map((key) => ({ name: `logo-${key}`, svg: () => logo(key) })),
    ...demoBuildings.map((building) => ({
      name: `facade-${building.project}`,
      svg: () => facadeOf(building),
    })),
    ...demoPictures.map((spec) => ({
      name: spec.name,
      svg: () => picture(partsOf(spec), spec.mirrored),
    })),
  ]
}

const rooms: Record<string, (stage: Stage) => Plan> = {
  ...bathrooms,
  ...bedrooms,
  ...emptyRooms,
  ...kitchens,
  ...largeHomes,
  ...livingRooms,
  ...sharedSpaces,
  ...smallHomes,
}

const outdoors: Record<string, (spec: DemoPicture) => string[]> = {
  courtyard,
  gardenPool,
  roofPool,
  windowView,
  glassBalcony: (spec) => balconyView(spec, 'glass', 'armchair'),
  barredBalcony: (spec) => balconyView(spec, 'bars', 'bench'),
  walledBalcony: (spec) => balconyView(spec, 'parapet', 'stools'),
}

function partsOf(spec: DemoPicture): string[] {
  const outdoor = outdoors[spec.plan]
  if (outdoor) return outdoor(spec)
  const room = rooms[spec.plan]
  if (!room) throw new Error(`Nobody drew ${spec.plan}`)
  return interior(spec, room)
}

function logo(key: string): string {
  return fs.readFileSync(new URL(`./logos/${key}.svg`, import.meta.url), 'utf8')
}
