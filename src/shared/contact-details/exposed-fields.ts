import { contactDetailsIn, withoutContactDetails } from './contact-details.ts'

/** A field with contact details, named in words, and its value without them. */
export type ExposedField = { name: string; details: string; cleaned: unknown }

/** Of these values, a text or a list of texts each, those of public fields that hold contact details. */
export function exposedFields(
  values: Readonly<Record<string, unknown>>,
  publicTexts: readonly string[] = [],
): ExposedField[] {
  return publicTexts.flatMap((name) => {
    const value = values[name]
    const texts = [value].flat().filter((text) => typeof text === 'string')
    const details = contactDetailsIn(texts)
    if (details === '') return []
    const cleaned = texts.map(withoutContactDetails).filter((text) => text !== '')
    return [{ name, details, cleaned: Array.isArray(value) ? cleaned : (cleaned[0] ?? '') }]
  })
}
