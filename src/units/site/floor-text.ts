let plural: Intl.PluralRules | undefined
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `12th floor`; 0 is the ground floor, what lies below it a basement. */
export function floorText(floor: number): string {
  if (floor === 0) return 'Ground floor'
  if (floor < 0) return `Basement ${-floor}`
  plural ??= new Intl.PluralRules('en-GB', { type: 'ordinal' })
  return `${floor}${endings[plural.select(floor)] ?? 'th'} floor`
}
