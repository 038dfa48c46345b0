import { MINUTES_SLIDER } from '../../../city/rail/rules/points.ts'
import { METRES_PER_MINUTE } from '../../../shared/distance.ts'
import type { Fact } from '../../../shared/reading/fact.ts'
import { type MaybeRange, withRanges } from '../../../shared/reading/ranges.ts'
import { readFacts } from '../../../shared/reading/read-facts.ts'
import { Taken } from '../../../shared/reading/rule.ts'
import { type Facilities, PropertyTypes } from '../../projects/rules/project-sets.ts'
import type { UnitSearch } from '../../units/rules/search.ts'
import { Facings, Furnishings, OwnershipTypes, Views } from '../../units/rules/unit-sets.ts'
import { saidNumbers } from './said-numbers.ts'
import { isNegated, wordRules } from './said-words.ts'
import type { Reach, Said, SaidFilters } from './sentence.ts'

const HALF_HOUR = /half an hour|ครึ่งชั่วโมง/g
const ON_FOOT = /walk|foot|เดิน|步行/

/**
 * What a typed sentence says besides its places, in the order of the text; no two overlap. `plain` is the text in
 * lower case.
 */
export function saidFilters(text: string, plain: string, now: Date): SaidFilters {
  const facts = withRanges(plain, readFacts(text, { stations: () => [], now })).filter(
    (fact) => !isNegated(plain, fact),
  )
  const { said, used } = saidNumbers(plain, facts)
  const others = facts.filter((fact) => !used.has(fact) && !isMoving(plain, fact))
  const days = facts.flatMap(({ kind, start, end, value }) => {
    const moves = kind === 'day' ? MOVES.exec(plain.slice(0, start).slice(-24))?.[0] : undefined
    return moves === undefined ? [] : [{ start: start - moves.length, end, value }]
  })
  const taken = new Taken(plain.length)
  const [day] = days
  if (day)
    said.push({ start: day.start, end: day.end, filters: { availableBy: String(day.value) } })
  for (const { start, end } of said) taken.take(start, end)
  const read = others.flatMap((fact): Said[] => {
    const filters = filtersOf(fact)
    return filters && taken.take(fact.start, fact.end) ? [{ ...placeOf(fact), filters }] : []
  })
  const reaches = others.flatMap((fact): Reach[] => {
    const reach = reachOf(plain, fact)
    return reach && taken.take(reach.start, reach.end) ? [reach] : []
  })
  for (const { 0: words, index } of plain.matchAll(HALF_HOUR)) {
    const reach = { minutes: 30, start: index, end: index + words.length }
    if (taken.take(reach.start, reach.end)) reaches.push(reach)
  }
  const worded = wordRules.flatMap(({ expression, filters }) =>
    [...plain.matchAll(expression)].flatMap(({ 0: words, index }) =>
      !(filters.availableOnly && LATER.test(plain.slice(index + words.length))) &&
      taken.take(index, index + words.length)
        ? [{ filters, start: index, end: index + words.length }]
        : [],
    ),
  )
  const all = [...said, ...read, ...worded].toSorted((a, b) => a.start - b.start)
  return { said: all, reaches }
}

/** `move in 1 july`, `ว่าง 1 ธ.ค.`: when a home is needed. */
const MOVES =
  /(?:mov(?:e|ing)(?: in)?|available|free|vacant|from|by|start(?:ing)?|ว่าง|ย้าย(?:เข้า)?|พร้อม(?:เข้า)?อยู่|เข้าอยู่|เริ่ม|ภายใน|ตั้งแต่)(?: (?:on|from|by|in|the|around)| ?วันที่| ?ต้น)?\s{0,2}$/

/** `move in` before a day is no `move in now`. */
function isMoving(plain: string, { kind, end }: Fact): boolean {
  return kind === 'status' && LATER.test(plain.slice(end))
}

/** A day follows. */
const LATER =
  /^\s?(?:on|from|by|in|next|this|end|early|mid|late|\d(?!\d?\s?-?(?:bed|br|bath|k|,|sq|ห้อง|นอน|น้ำ))|เดือน|ต้น|ปลาย|กลาง|วันที่)/

function placeOf({ start, end }: Fact): { start: number; end: number } {
  return { start, end }
}

const FEATURES: Readonly<Record<string, (typeof Facilities.ids)[number]>> = {
  ...{
    swimming_pool: 'swimming_pool',
    gym: 'gymnasium',
    onsen: 'onsen',
    garden: 'community_garden',
  },
  ...{ parking: 'car_park', co_working: 'co_working_area', security: '24_hours_security' },
  luxury: 'luxury',
}

/** The filters of a fact that is no number; null where it is none. */
function filtersOf({ kind, value }: MaybeRange): Partial<UnitSearch> | null {
  const id = String(value)
  switch (kind) {
    case 'listing':
      return id === 'rent_sell' ? null : { listingType: id === 'rent' ? 'rent' : 'sale' }
    case 'property-type': {
      const propertyType = PropertyTypes.read(id)
      // The site’s usual word says nothing.
      return !propertyType || propertyType === 'condo' ? null : { propertyType }
    }
    case 'furnishing': {
      const furnishing = Furnishings.read(id)
      return furnishing ? { furnishing } : null
    }
    case 'pets':
      return id === 'not_allowed' ? null : { petFriendly: 'yes' }
    case 'smoking':
      return id === 'allowed' ? { smokingAllowed: 'allowed' } : null
    case 'ownership': {
      const ownershipType = OwnershipTypes.read(id)
      return ownershipType ? { ownershipType } : null
    }
    case 'view': {
      const view = Views.read(id)
      return view ? { selectedViews: [view] } : null
    }
    case 'facing': {
      const facing = Facings.read(id)
      return facing ? { selectedFacing: [facing] } : null
    }
    case 'feature': {
      const facility = FEATURES[id]
      return facility ? { selectedFacilities: [facility] } : null
    }
    case 'parking':
      return { selectedFacilities: ['car_park'] }
    case 'floor-level':
      return id === 'high'
        ? { floorDirection: 'above', floorLevel: 15 }
        : id === 'low'
          ? { floorDirection: 'below', floorLevel: 9 }
          : null
    case 'status':
      return id === 'available' ? { availableOnly: true } : null
    default:
      return null
  }
}

/** Minutes and metres, which need a place. */
function reachOf(plain: string, { kind, value, start, end }: MaybeRange): Reach | null {
  if (kind === 'distance') return { metres: Number(value), start, end }
  if (kind !== 'minutes') return null
  const around = plain.slice(Math.max(0, start - 30), end + 14)
  const minutes = Number(value)
  if (minutes < MINUTES_SLIDER.min || minutes > MINUTES_SLIDER.max) return null
  return ON_FOOT.test(around)
    ? { metres: minutes * METRES_PER_MINUTE, start, end }
    : { minutes, start, end }
}
