import { factsOf } from '../../shared/field-table.ts'
import { homeOf, type UnitDocument, unitFields } from '../../units/rules.ts'

/** What is told of a home, in words: only what is known. */
export type HomeWords = { facts: ReturnType<typeof factsOf>; features: string[] }

export function homeWords(unit: UnitDocument): HomeWords {
  return {
    facts: factsOf(unitFields, homeOf(unit)),
    features: [...new Set([...unit.keyFeatures, ...unit.uniqueFeatures])],
  }
}
