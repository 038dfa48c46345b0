import { type Colour, mix } from './colour.ts'
import { type Facade, facade } from './facade.ts'
import { detachedHouse, type House, townhouses } from './houses.ts'
import { randomFrom } from './random.ts'
import { type DemoBuilding, demoBuildings } from './rows.ts'

/** How a developer builds. */
type Manner = Pick<Facade, 'style' | 'wall' | 'accent' | 'crown'> & { walls: readonly Colour[] }

const manners: Record<string, Manner> = {
  sirin: manner('balconies', ['#eadcc6', '#e4d3ba', '#efe6d8'], '#2f7370', 'frame'),
  athit: manner('ribbon', ['#dfe5e4', '#d5dde0', '#e6e4dc'], '#e0a458', 'steps'),
  lantom: manner('balconies', ['#f0e2d8', '#ead9cf', '#f3e9dd'], '#c99484', 'garden'),
  ariya: manner('fins', ['#e2ebe8', '#dbe6e6', '#e9ece4'], '#0f6b6e', 'parapet'),
  northline: manner('punched', ['#efeae0', '#e5e9ea', '#ece2d0'], '#3f5f7a', 'parapet'),
  'rail-house': manner('fins', ['#ece3d8', '#e0d8d0', '#e6e2dc'], '#b86b4d', 'frame'),
  'chao-nam': manner('ribbon', ['#e6ecee', '#dfe7ea', '#ebe9e2'], '#35607c', 'mast'),
  makok: manner('balconies', ['#e9ead8', '#dfe5d2', '#efe9d6'], '#6f8b4a', 'garden'),
  'kiln-court': manner('brick', ['#b3694c', '#a85f4a', '#bd7a5c'], '#5a3f30', 'parapet'),
  'khlong-works': manner('loft', ['#9aa3a3', '#b08a74', '#a6a095'], '#d98d52', 'parapet'),
  monsoon: manner('balconies', ['#e9e2d2', '#dcdccb', '#eee4d4'], '#8a6a4c', 'garden'),
}
const plain = manner('punched', ['#f1e3cf', '#e8d9c4'], '#7f6a55', 'parapet')

const hours = ['day', 'dusk', 'day', 'morning', 'dusk'] as const
/** Lines that run on viaducts, by the letters of their stations' codes. */
const viaducts: Record<string, Colour> = { N: '#78b82a', E: '#78b82a', S: '#0b7a4b', PP: '#7b2d8e' }
const STOREYS_OF_A_TOWER = 13
/** Square metres that a home takes of its floor, with its share of the corridor. */
const FLOOR_SHARE = 58

/** The picture of a project's building from across the street. */
export function facadeOf(project: DemoBuilding): string {
  const index = demoBuildings.indexOf(project)
  const time = hours[index % hours.length] ?? 'day'
  if (project.firstHomeFloor === null) return houseOf(project, index)
  return facade(buildingOf(project, time, index))
}

function buildingOf(project: DemoBuilding, time: Facade['time'], index: number): Facade {
  const { project: key, developer, buildingFloors, firstHomeFloor, totalUnits } = project
  const random = randomFrom(`building of ${key}`)
  const { walls, ...how } = manners[developer] ?? plain
  const podium = buildingFloors >= STOREYS_OF_A_TOWER ? Math.max(0, (firstHomeFloor ?? 1) - 1) : 0
  const homesOnAFloor = totalUnits / Math.max(1, buildingFloors - podium)
  const depth = buildingFloors >= STOREYS_OF_A_TOWER ? 22 : 18
  const isPair = homesOnAFloor > 20
  const width = (homesOnAFloor * FLOOR_SHARE) / depth / (isPair ? 2 : 1)
  return {
    id: key,
    ...how,
    wall: walls[index % walls.length] ?? how.wall,
    floors: buildingFloors,
    width: Math.min(48, Math.max(buildingFloors * 0.9, width, 28)),
    depth,
    podium: Math.min(podium, 7),
    ground: groundOf(project),
    ...stripeOf(project),
    ...(developer === 'athit' && { skyGardens: 7 }),
    ...(isPair && { second: buildingFloors - random.whole(0, 4) }),
    time,
    mirrored: random.chance(0.5),
  }
}

function groundOf({ developer, station, buildingFloors }: DemoBuilding): Facade['ground'] {
  if (developer === 'chao-nam') return 'river'
  if (buildingFloors < STOREYS_OF_A_TOWER) return developer === 'monsoon' ? 'garden' : 'street'
  if (developer === 'makok') return 'garden'
  return letters(station) in viaducts ? 'viaduct' : 'street'
}

function stripeOf({ station }: DemoBuilding): { stripe?: Colour } {
  const stripe = viaducts[letters(station)]
  return stripe ? { stripe } : {}
}

function letters(code: string): string {
  return code.replace(/\d+$/, '')
}

function houseOf({ project: key, propertyType }: DemoBuilding, index: number): string {
  const random = randomFrom(`house of ${key}`)
  const house: House = {
    id: key,
    wall: ['#efe6d6', '#e3e0d2', '#dcc6ae'][index % 3] ?? '#efe6d6',
    roof: ['#7a4a3a', '#4a4f5c', '#5a3f30'][index % 3] ?? '#7a4a3a',
    wood: mix('#8d6243', '#b58a5c', random.share()),
    time: index % 2 ? 'dusk' : 'day',
    mirrored: random.chance(0.5),
  }
  return propertyType === 'townhouse' ? townhouses(house) : detachedHouse(house)
}

function manner(
  style: Facade['style'],
  walls: readonly [Colour, ...Colour[]],
  accent: Colour,
  crown: Facade['crown'],
): Manner {
  return { style, wall: walls[0], walls, accent, crown }
}
