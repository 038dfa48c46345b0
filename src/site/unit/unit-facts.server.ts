import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { unitFields } from '../../records/units/rules/unit-fields.ts'
import { withProjectDefaults } from '../../records/units/rules/with-project-defaults.ts'
import { factsOf } from '../../shared/fields/field-table.ts'
import type { Language } from '../../shared/language.ts'

/** The known facts and features of a home, as texts. */
export type UnitFacts = {
  facts: Omit<ReturnType<typeof factsOf>[number], 'name'>[]
  features: string[]
}

export function unitFacts(unit: PublicUnit, language: Language): UnitFacts {
  return {
    // Callers refer to a home by its id.
    facts: [
      ...factsOf(unitFields, withProjectDefaults(unit), language),
      { label: 'Property ID', value: String(unit.id), isWide: false },
    ],
    features: [...new Set([...unit.keyFeatures, ...unit.uniqueFeatures])],
  }
}
