import type { MaybeRange } from '../../../shared/reading/ranges.ts'
import type { UnitSearch } from '../../units/rules/search.ts'
import { boundOf, LEAST_AFTER } from './bounds.ts'
import type { Said } from './sentence.ts'

/** Only a bound is a filter: nobody can search for one floor. */
export function saidFloors(plain: string, facts: readonly MaybeRange[]): Said[] {
  return facts.flatMap(({ start, end, ...fact }) => {
    const place = { ...fact, start, end }
    const value = Number(fact.value)
    const bound = boundOf(plain, place)
    if (bound === null || bound === 'about' || Number.isNaN(value)) return []
    const orHigher = LEAST_AFTER.test(plain.slice(end, end + 20))
    const around = `${plain.slice(Math.max(0, start - 20), start)} ${plain.slice(end, end + 20)}`
    return [
      {
        ...{ start, end },
        filters: floorFilters(bound, value, orHigher || INCLUSIVE.test(around)),
      },
    ]
  })
}

const INCLUSIVE =
  /(?:ไม่|บ่)เกิน|ตั้งแต่|อย่างน้อย|at (?:least|most)|or (?:lower|below|under)|not higher|no higher|up to/

function floorFilters(
  bound: 'least' | 'most',
  floor: number,
  isInclusive: boolean,
): Partial<UnitSearch> {
  const more = isInclusive ? 1 : 0
  return bound === 'least'
    ? { floorDirection: 'above', floorLevel: floor - more }
    : { floorDirection: 'below', floorLevel: floor + more }
}

/** `ชั้นไม่เกิน 5`, `ไม่ต่ำกว่าชั้น 8`: the bound stands before the number or the word. */
const THAI_FLOOR =
  /(?:ชั้น ?(ไม่เกิน|ไม่ต่ำกว่า|ต่ำกว่า|ตั้งแต่|สูงกว่า|มากกว่า|เกิน)|(ไม่เกิน|ไม่ต่ำกว่า|ต่ำกว่า|ตั้งแต่|สูงกว่า|มากกว่า|เกิน) ?ชั้น(?:ที่)?) ?(\d{1,2})(?!\d)/g

export function thaiFloors(plain: string): Said[] {
  return [...plain.matchAll(THAI_FLOOR)].map(
    ({ 0: words, 1: within, 2: before, 3: floor, index }) => {
      const bound = within ?? before ?? ''
      const isMost = /^ไม่เกิน|^ต่ำ/.test(bound)
      const isInclusive = INCLUSIVE.test(bound) || bound === 'ไม่ต่ำกว่า'
      return {
        ...{ start: index, end: index + words.length },
        filters: floorFilters(isMost ? 'most' : 'least', Number(floor), isInclusive),
      }
    },
  )
}
