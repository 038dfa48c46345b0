import { english, type Language, textsIn } from './language.ts'
import { formatNumber } from './money.ts'

/** Counts of each thing: `1 home`, `1,204 homes`. */
export const countTexts = {
  id: 'counts' as const,
  home: counting('home'),
  unit: counting('unit'),
  contact: counting('contact'),
  project: counting('project'),
  floor: counting('floor'),
  bed: counting('bed'),
  bath: counting('bath'),
  bedroom: counting('bedroom'),
  bathroom: counting('bathroom'),
  day: counting('day'),
  deal: counting('deal'),
}
export type Counted = Exclude<keyof typeof countTexts, 'id'>

/** `1 home`, `1,204 homes`. */
export function counted(count: number, thing: Counted, language: Language = english): string {
  return textsIn(language, countTexts)[thing](count)
}

/** An English noun with a regular plural. */
function counting(word: string) {
  return (count: number) => `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`
}
