import { balconyView } from './balcony.ts'
import { courtyard } from './courtyard.ts'
import type { FamilyName } from './families.ts'
import { type Interior, interior, type Plan, type Stage } from './interior.ts'
import { gardenPool, roofPool } from './pools.ts'
import { outsideOf, type Sight } from './room-pictures.ts'
import type { Outside } from './scene.ts'
import { entranceHall, lobby, workFloor } from './shared-spaces.ts'
import { windowView } from './window-view.ts'

/** A view from a home. */
export type ViewPicture = { id: string; outside: Outside; svg: () => string }

const balcony = {
  glass: (spec: Interior) => balconyView(spec, 'glass', 'armchair'),
  bars: (spec: Interior) => balconyView(spec, 'bars', 'bench'),
  parapet: (spec: Interior) => balconyView(spec, 'parapet', 'stools'),
}

const views: [family: FamilyName, sight: Sight, draw: (spec: Interior) => string][] = [
  ['teal', ['city', 'day', 'high'], balcony.glass],
  ['forest', ['city', 'morning', 'high'], windowView],
  ['ink', ['city', 'dusk', 'high'], balcony.bars],
  ['harbour', ['city', 'night', 'high'], windowView],
  ['sage', ['city', 'morning', 'middle'], balcony.parapet],
  ['teal', ['city', 'day', 'middle'], windowView],
  ['clay', ['city', 'dusk', 'middle'], balcony.bars],
  ['harbour', ['river', 'day', 'high'], balcony.glass],
  ['clay', ['river', 'dusk', 'high'], balcony.bars],
  ['ink', ['river', 'morning', 'high'], windowView],
  ['sage', ['park', 'day', 'middle'], balcony.parapet],
  ['rose', ['park', 'morning', 'middle'], windowView],
  ['teal', ['lake', 'morning', 'middle'], balcony.glass],
  ['rose', ['pool', 'day', 'low'], balcony.bars],
  ['forest', ['garden', 'day', 'low'], balcony.parapet],
  ['clay', ['garden', 'morning', 'low'], windowView],
  ['harbour', ['street', 'morning', 'low'], windowView],
  ['sage', ['street', 'day', 'low'], balcony.bars],
]

/** Every view that is drawn, each once. */
export const viewPictures: ViewPicture[] = views.map(([family, sight, draw], index) => {
  const id = `view-${sight.join('-')}`
  const spec = specOf(id, family, sight, index)
  return { id, outside: spec.outside, svg: () => draw(spec) }
})

/** What the people of a house share. */
export type SharedPicture = {
  id: string
  shows: 'lobby' | 'hall' | 'work' | 'roof pool' | 'garden pool' | 'courtyard'
  svg: () => string
}

const rooms: [
  shows: SharedPicture['shows'],
  plan: (stage: Stage) => Plan,
  family: FamilyName,
  sight: Sight,
][] = [
  ['lobby', lobby, 'forest', ['garden', 'day', 'low']],
  ['lobby', lobby, 'harbour', ['street', 'dusk', 'low']],
  ['lobby', lobby, 'clay', ['garden', 'morning', 'low']],
  ['hall', entranceHall, 'clay', ['garden', 'day', 'low']],
  ['hall', entranceHall, 'sage', ['garden', 'morning', 'low']],
  ['work', workFloor, 'harbour', ['city', 'day', 'high']],
  ['work', workFloor, 'teal', ['city', 'dusk', 'high']],
]

const pools: [
  shows: SharedPicture['shows'],
  draw: (spec: Interior) => string,
  family: FamilyName,
  sight: Sight,
][] = [
  ['roof pool', roofPool, 'teal', ['city', 'day', 'high']],
  ['roof pool', roofPool, 'clay', ['city', 'dusk', 'high']],
  ['roof pool', roofPool, 'rose', ['city', 'morning', 'high']],
  ['garden pool', gardenPool, 'sage', ['pool', 'day', 'low']],
  ['garden pool', gardenPool, 'teal', ['pool', 'morning', 'low']],
  ['courtyard', courtyard, 'sage', ['garden', 'day', 'low']],
  ['courtyard', courtyard, 'clay', ['garden', 'morning', 'low']],
]

/** Every shared space that is drawn, each once. */
export const sharedPictures: SharedPicture[] = [
  ...rooms.map(([shows, plan, family, sight], index): SharedPicture => {
    const spec = specOf(`shared-${shows}-${family}`, family, sight, index)
    return { id: spec.id, shows, svg: () => interior(spec, plan) }
  }),
  ...pools.map(([shows, draw, family, sight], index): SharedPicture => {
    const spec = specOf(`shared-${shows}-${family}`.replace(' ', '-'), family, sight, index)
    return { id: spec.id, shows, svg: () => draw(spec) }
  }),
]

function specOf(id: string, family: FamilyName, sight: Sight, index: number): Interior {
  return { id, family, outside: outsideOf(sight, id), floor: 'planks', mirrored: index % 2 === 1 }
}
