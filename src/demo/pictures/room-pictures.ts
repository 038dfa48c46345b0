import { freeTub, showerBath, tubBath } from './bathrooms.ts'
import { bedByTheWindow, bedUnderAPicture, mainBedroom, smallBedroom } from './bedrooms.ts'
import {
  bareShell,
  bareUpstairs,
  emptyBedroom,
  emptyLiving,
  emptyWithKitchen,
} from './empty-rooms.ts'
import type { FamilyName } from './families.ts'
import type { HomeClass } from './home-class.ts'
import type { Interior, Plan, Stage } from './interior.ts'
import { cornerKitchen, kitchenAndTable, kitchenInALine, kitchenWithIsland } from './kitchens.ts'
import { gardenRoom, library, livingAndDining, penthouse } from './large-homes.ts'
import { panorama, sofaAtTheWall, sofaByTheBalcony, televisionWall } from './living-rooms.ts'
import type { Outside } from './scene.ts'
import { livingAndKitchen, loft, studioWithDesk, studioWithShelf } from './small-homes.ts'

/** A room of the demo: what it shows, for which homes. */
export type RoomPicture = {
  kind: 'living' | 'bedroom' | 'second bedroom' | 'kitchen' | 'bath'
  homes: readonly HomeClass[]
  plan: (stage: Stage) => Plan
  interior: Interior
}

/** By name, because a picture's id and what is drawn by chance in it come of the name. */
const plans = {
  studioWithDesk,
  studioWithShelf,
  sofaByTheBalcony,
  sofaAtTheWall,
  livingAndKitchen,
  televisionWall,
  panorama,
  livingAndDining,
  library,
  loft,
  penthouse,
  gardenRoom,
  emptyLiving,
  emptyWithKitchen,
  bareShell,
  bareUpstairs,
  bedUnderAPicture,
  bedByTheWindow,
  mainBedroom,
  smallBedroom,
  emptyBedroom,
  kitchenInALine,
  cornerKitchen,
  kitchenWithIsland,
  kitchenAndTable,
  showerBath,
  tubBath,
  freeTub,
} as const satisfies Record<string, (stage: Stage) => Plan>

export type Sight = readonly [Outside['sight'], Outside['time'], Outside['level']]
type Row = [plan: keyof typeof plans, family: FamilyName, sight: Sight, floor: Interior['floor']]

const living: [homes: HomeClass[], rows: Row[]][] = [
  [
    ['studio'],
    [
      ['studioWithDesk', 'teal', ['city', 'day', 'high'], 'planks'],
      ['studioWithShelf', 'sage', ['city', 'morning', 'middle'], 'planks'],
      ['studioWithDesk', 'rose', ['city', 'dusk', 'middle'], 'planks'],
      ['studioWithShelf', 'harbour', ['street', 'day', 'low'], 'tiles'],
      ['studioWithDesk', 'clay', ['veiled', 'day', 'low'], 'planks'],
      ['studioWithShelf', 'teal', ['veiled', 'dusk', 'low'], 'planks'],
    ],
  ],
  [
    ['one'],
    [
      ['sofaByTheBalcony', 'harbour', ['city', 'day', 'high'], 'planks'],
      ['sofaAtTheWall', 'forest', ['city', 'dusk', 'high'], 'planks'],
      ['televisionWall', 'clay', ['city', 'day', 'high'], 'planks'],
      ['livingAndKitchen', 'sage', ['city', 'day', 'high'], 'planks'],
      ['livingAndKitchen', 'rose', ['city', 'morning', 'middle'], 'planks'],
      ['televisionWall', 'teal', ['city', 'dusk', 'middle'], 'tiles'],
      ['sofaByTheBalcony', 'harbour', ['city', 'day', 'middle'], 'planks'],
      ['sofaByTheBalcony', 'sage', ['garden', 'morning', 'low'], 'planks'],
      ['televisionWall', 'forest', ['garden', 'day', 'low'], 'planks'],
      ['sofaAtTheWall', 'clay', ['street', 'day', 'low'], 'planks'],
      ['livingAndKitchen', 'teal', ['street', 'morning', 'low'], 'planks'],
      ['panorama', 'teal', ['river', 'day', 'high'], 'planks'],
      ['sofaByTheBalcony', 'rose', ['park', 'day', 'middle'], 'screed'],
      ['sofaByTheBalcony', 'teal', ['pool', 'day', 'low'], 'tiles'],
    ],
  ],
  [
    ['family'],
    [
      ['livingAndDining', 'clay', ['city', 'day', 'high'], 'planks'],
      ['televisionWall', 'rose', ['city', 'morning', 'high'], 'planks'],
      ['sofaAtTheWall', 'harbour', ['city', 'day', 'high'], 'planks'],
      ['sofaByTheBalcony', 'teal', ['city', 'morning', 'high'], 'planks'],
      ['panorama', 'ink', ['city', 'dusk', 'high'], 'planks'],
      ['televisionWall', 'sage', ['city', 'day', 'middle'], 'planks'],
      ['livingAndDining', 'harbour', ['city', 'dusk', 'middle'], 'planks'],
      ['sofaByTheBalcony', 'clay', ['city', 'morning', 'middle'], 'planks'],
      ['panorama', 'forest', ['city', 'day', 'middle'], 'planks'],
      ['livingAndDining', 'sage', ['garden', 'day', 'low'], 'tiles'],
      ['library', 'rose', ['street', 'morning', 'low'], 'planks'],
      ['sofaByTheBalcony', 'forest', ['street', 'day', 'low'], 'planks'],
      ['panorama', 'clay', ['river', 'day', 'high'], 'tiles'],
      ['livingAndDining', 'forest', ['river', 'dusk', 'high'], 'planks'],
      ['livingAndDining', 'teal', ['park', 'morning', 'middle'], 'planks'],
      ['panorama', 'sage', ['lake', 'day', 'middle'], 'planks'],
      ['library', 'harbour', ['veiled', 'day', 'low'], 'planks'],
      ['sofaAtTheWall', 'ink', ['veiled', 'dusk', 'low'], 'planks'],
    ],
  ],
  [
    ['loft'],
    [
      ['loft', 'harbour', ['city', 'day', 'middle'], 'screed'],
      ['loft', 'forest', ['street', 'dusk', 'low'], 'planks'],
    ],
  ],
  [
    ['penthouse'],
    [
      ['penthouse', 'ink', ['city', 'dusk', 'high'], 'tiles'],
      ['penthouse', 'clay', ['city', 'day', 'high'], 'planks'],
    ],
  ],
  [
    ['house'],
    [
      ['gardenRoom', 'forest', ['garden', 'day', 'low'], 'tiles'],
      ['gardenRoom', 'clay', ['garden', 'morning', 'low'], 'planks'],
    ],
  ],
  [
    ['empty'],
    [
      ['emptyLiving', 'teal', ['city', 'day', 'high'], 'planks'],
      ['emptyLiving', 'clay', ['city', 'dusk', 'high'], 'planks'],
      ['emptyWithKitchen', 'sage', ['city', 'day', 'middle'], 'tiles'],
      ['emptyLiving', 'harbour', ['river', 'day', 'high'], 'planks'],
      ['emptyLiving', 'sage', ['garden', 'day', 'low'], 'planks'],
      ['emptyWithKitchen', 'rose', ['veiled', 'day', 'low'], 'planks'],
    ],
  ],
  [
    ['shell'],
    [
      ['bareShell', 'ink', ['garden', 'day', 'low'], 'screed'],
      ['bareShell', 'clay', ['garden', 'morning', 'low'], 'screed'],
    ],
  ],
]

const furnished: HomeClass[] = ['one', 'loft', 'family']
const large: HomeClass[] = ['family', 'penthouse', 'house']
const finished: HomeClass[] = ['studio', 'one', 'family', 'loft', 'penthouse', 'house', 'empty']

const bedrooms: [homes: HomeClass[], rows: Row[]][] = [
  [
    furnished,
    [
      ['bedUnderAPicture', 'teal', ['veiled', 'day', 'low'], 'planks'],
      ['bedByTheWindow', 'harbour', ['city', 'morning', 'middle'], 'planks'],
      ['bedUnderAPicture', 'clay', ['veiled', 'dusk', 'low'], 'planks'],
      ['bedByTheWindow', 'rose', ['veiled', 'morning', 'low'], 'planks'],
      ['bedByTheWindow', 'forest', ['city', 'dusk', 'high'], 'planks'],
    ],
  ],
  [
    large,
    [
      ['mainBedroom', 'clay', ['city', 'dusk', 'high'], 'planks'],
      ['mainBedroom', 'forest', ['river', 'day', 'high'], 'planks'],
      ['mainBedroom', 'sage', ['garden', 'day', 'low'], 'planks'],
      ['mainBedroom', 'ink', ['veiled', 'day', 'low'], 'planks'],
    ],
  ],
  [
    ['empty'],
    [
      ['emptyBedroom', 'rose', ['veiled', 'day', 'low'], 'planks'],
      ['emptyBedroom', 'teal', ['city', 'day', 'middle'], 'planks'],
    ],
  ],
  [['shell'], [['bareUpstairs', 'ink', ['garden', 'day', 'low'], 'screed']]],
]

const secondBedrooms: [homes: HomeClass[], rows: Row[]][] = [
  [
    large,
    [
      ['smallBedroom', 'rose', ['street', 'day', 'low'], 'planks'],
      ['smallBedroom', 'teal', ['veiled', 'day', 'low'], 'planks'],
      ['smallBedroom', 'harbour', ['veiled', 'morning', 'low'], 'planks'],
      ['smallBedroom', 'clay', ['city', 'dusk', 'high'], 'planks'],
    ],
  ],
]

const kitchens: [homes: HomeClass[], rows: Row[]][] = [
  [
    ['studio', 'one', 'loft', 'empty'],
    [
      ['kitchenInALine', 'teal', ['veiled', 'day', 'low'], 'tiles'],
      ['kitchenInALine', 'clay', ['veiled', 'morning', 'low'], 'planks'],
      ['kitchenInALine', 'harbour', ['city', 'dusk', 'high'], 'tiles'],
      ['kitchenInALine', 'sage', ['veiled', 'dusk', 'low'], 'planks'],
      ['cornerKitchen', 'ink', ['veiled', 'morning', 'low'], 'tiles'],
      ['cornerKitchen', 'rose', ['veiled', 'day', 'low'], 'tiles'],
    ],
  ],
  [
    large,
    [
      ['kitchenWithIsland', 'forest', ['city', 'day', 'high'], 'planks'],
      ['kitchenWithIsland', 'rose', ['veiled', 'day', 'low'], 'planks'],
      ['kitchenWithIsland', 'harbour', ['veiled', 'morning', 'low'], 'tiles'],
      ['cornerKitchen', 'sage', ['street', 'day', 'low'], 'tiles'],
      ['kitchenAndTable', 'clay', ['city', 'dusk', 'middle'], 'planks'],
      ['kitchenAndTable', 'teal', ['garden', 'day', 'low'], 'tiles'],
    ],
  ],
]

const baths: [homes: HomeClass[], rows: Row[]][] = [
  [
    finished,
    [
      ['showerBath', 'teal', ['veiled', 'day', 'low'], 'tiles'],
      ['showerBath', 'clay', ['veiled', 'dusk', 'low'], 'tiles'],
      ['showerBath', 'sage', ['veiled', 'morning', 'low'], 'tiles'],
      ['showerBath', 'harbour', ['veiled', 'day', 'low'], 'tiles'],
      ['showerBath', 'forest', ['veiled', 'dusk', 'low'], 'tiles'],
    ],
  ],
  [
    ['one', ...large],
    [
      ['tubBath', 'harbour', ['veiled', 'day', 'low'], 'tiles'],
      ['tubBath', 'sage', ['veiled', 'morning', 'low'], 'tiles'],
      ['tubBath', 'clay', ['veiled', 'dusk', 'low'], 'tiles'],
    ],
  ],
  [
    large,
    [
      ['freeTub', 'clay', ['river', 'dusk', 'high'], 'tiles'],
      ['freeTub', 'rose', ['city', 'day', 'high'], 'tiles'],
    ],
  ],
]

/** Every room that is drawn, each once. */
export const roomPictures: RoomPicture[] = [
  ...rooms('living', living),
  ...rooms('bedroom', bedrooms),
  ...rooms('second bedroom', secondBedrooms),
  ...rooms('kitchen', kitchens),
  ...rooms('bath', baths),
]

function rooms(kind: RoomPicture['kind'], groups: [HomeClass[], Row[]][]): RoomPicture[] {
  return groups.flatMap(([homes, rows]) =>
    rows.map(([plan, family, sight, floor], index) => {
      const id = `${kind.replace('second ', '')}-${plan}-${family}-${sight.join('-')}`
      const outside = outsideOf(sight, id)
      return {
        kind,
        homes,
        plan: plans[plan],
        interior: { id, family, outside, floor, mirrored: index % 2 === 1 },
      }
    }),
  )
}

/** An outside in short. */
export function outsideOf([sight, time, level]: Sight, seed: string): Outside {
  return { sight, time, level, seed }
}
