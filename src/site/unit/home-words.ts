import { factsOf } from '../../shared/field-table.ts'
import { homeOf, type UnitDocument, unitFields } from '../../units/rules.ts'

/** What is told of a home, in words: only what is known. */
export type HomeWords = { facts: ReturnType<typeof factsOf>; features: string[] }

export function homeWords(unit: UnitDocument): HomeWords {
  return {
    // Whoever calls about a home, or looks for it again, needs its id.
    facts: [
      ...factsOf(unitFields, homeOf(unit)),
      { label: 'Property ID', value: String(unit.id), isWide: false },
    ],
    features: [...new Set([...unit.keyFeatures, ...unit.uniqueFeatures])],
  }
}
