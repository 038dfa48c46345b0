import type { Random } from './random.ts'

/** Something a home has beside its rooms: the label on its page, and how a description may say it. */
export type Feature = {
  label: string
  says: readonly string[]
  /** Part of the building, and there even when the home is handed over as a shell. */
  isStructure: boolean
}

/** What decides whether a home can have a feature. */
type Rooms = {
  layout: string
  bedrooms: number
  bathrooms: number
  size: number
  floor: number | null
  isFirstSale: boolean
}

type Rule = Omit<Feature, 'isStructure'> & {
  fits: (home: Rooms) => boolean
  isStructure?: true
  always?: true
}

const isFlat = ({ layout }: Rooms) => layout !== 'T' && layout !== 'H'
const isLarge = ({ bedrooms, size }: Rooms) => bedrooms >= 2 && size >= 68

const rules: Rule[] = [
  {
    label: 'Corner unit',
    says: [
      'It is a corner, so the living room has windows on two sides.',
      'Being on the corner, it gets a second window where others have a wall.',
    ],
    isStructure: true,
    fits: (home) => isFlat(home) && home.bedrooms >= 1,
  },
  {
    label: 'Balcony with room for a table',
    says: [
      'The balcony takes a table and two chairs.',
      'Breakfast fits on the balcony; the condenser is around the corner.',
    ],
    isStructure: true,
    fits: (home) => isFlat(home) && home.bedrooms >= 1,
  },
  {
    label: 'Bathtub',
    says: ['The main bathroom has a tub.', 'There is a tub as well as a shower.'],
    fits: ({ bedrooms, size }) => bedrooms >= 1 && size >= 42,
  },
  {
    label: 'Closed kitchen',
    says: [
      'The kitchen closes, so one can cook with fish sauce.',
      'A sliding door shuts the kitchen off.',
    ],
    fits: ({ bedrooms, size }) => bedrooms >= 1 && size >= 34,
  },
  {
    label: 'Kitchen island',
    says: [
      'An island divides the kitchen from the dining table.',
      'The kitchen has an island with four stools.',
    ],
    fits: isLarge,
  },
  {
    label: 'Walk-in wardrobe',
    says: ['The main bedroom has a walk-in wardrobe.', 'One wardrobe is a room.'],
    fits: isLarge,
  },
  {
    label: 'Study corner',
    says: [
      'A niche by the window was made for a desk.',
      'There is a study corner with its own socket and lamp.',
    ],
    fits: ({ bedrooms }) => bedrooms <= 2,
  },
  {
    label: 'Built-in wardrobes',
    says: ['Wardrobes are built in and reach the ceiling.', 'Storage is built in throughout.'],
    fits: () => true,
  },
  {
    label: 'Bed alcove',
    says: [
      'A sliding screen turns the bed alcove into a bedroom.',
      'The bed stands in an alcove and stays out of sight.',
    ],
    fits: ({ layout }) => layout === 'S',
  },
  {
    label: 'Washer and dryer',
    says: [
      'Washer and dryer are plumbed in.',
      'The washer also dries, which matters in September.',
    ],
    fits: ({ size }) => size >= 28,
  },
  {
    label: 'Room for help',
    says: [
      'Behind the kitchen are a room and a shower for help.',
      'A room for help has its own bath and entrance.',
    ],
    isStructure: true,
    fits: ({ bedrooms, size }) => bedrooms >= 3 && size >= 110,
  },
  {
    label: 'Two balconies',
    says: ['One balcony is for sitting, the other for laundry.', 'It has two balconies.'],
    isStructure: true,
    fits: (home) => isFlat(home) && isLarge(home),
  },
  {
    label: 'Double-height living room',
    says: [
      'The living room rises through both floors.',
      'Above the sofa there are five metres of air.',
    ],
    isStructure: true,
    fits: ({ layout }) => layout === 'D',
    always: true,
  },
  {
    label: 'Bath off every bedroom',
    says: ['Every bedroom has a bath of its own.'],
    isStructure: true,
    fits: ({ bedrooms, bathrooms }) => bedrooms >= 2 && bathrooms >= bedrooms,
  },
  {
    label: 'Roof terrace',
    says: ['A stair leads up to a terrace of its own.', 'The roof above belongs to this home.'],
    isStructure: true,
    fits: ({ layout }) => layout === 'P' || layout === 'T',
  },
  {
    label: 'Garden with a tree',
    says: ['A mature tree shades the garden.', 'The garden came with its tree.'],
    isStructure: true,
    fits: ({ layout }) => layout === 'H',
    always: true,
  },
  {
    label: 'Two parking spaces',
    says: ['Two parking spaces belong to it.', 'It comes with two spaces for cars.'],
    isStructure: true,
    fits: ({ bedrooms, size }) => bedrooms >= 2 && size >= 85,
  },
  {
    label: 'Freshly painted',
    says: ['It was painted after the last tenant.', 'Walls have just been painted.'],
    fits: (home) => isFlat(home) && home.size < 120 && !home.isFirstSale,
  },
  {
    label: 'Filtered water',
    says: ['Drinking water is filtered under the sink.'],
    fits: ({ size }) => size >= 30,
  },
]

/** Two to four features that fit the home. */
export function featuresFor(random: Random, home: Rooms): Feature[] {
  const fitting = rules.filter((rule) => rule.fits(home))
  const wanted = home.bedrooms >= 3 ? 4 : random.whole(2, 3)
  const drawn = random.shuffled(fitting)
  return [...drawn.filter(({ always }) => always), ...drawn.filter(({ always }) => !always)]
    .filter((rule, _, all) => !isRepeated(rule, all))
    .slice(0, wanted)
    .map(({ label, says, isStructure = false }) => ({ label, says, isStructure }))
}

// Of two ways to say nearly the same, the first drawn stays.
const alike = [
  ['Built-in wardrobes', 'Walk-in wardrobe'],
  ['Two balconies', 'Balcony with room for a table'],
  ['Closed kitchen', 'Kitchen island'],
]

function isRepeated(rule: Rule, all: Rule[]): boolean {
  const pair = alike.find((labels) => labels.includes(rule.label))
  if (!pair) return false
  return all.findIndex((other) => pair.includes(other.label)) < all.indexOf(rule)
}
