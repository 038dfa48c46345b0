/** The texts about a home, wherever it is shown. */
export const unitTexts = {
  id: 'unit' as const,
  name: (project: string, unitNumber: string) => `${project} Unit ${unitNumber}`,
  number: (unitNumber: string) => `Unit ${unitNumber}`,
  studio: 'Studio',
  available: 'Available',
  reserved: 'Reserved',
  has: 'Yes',
  hasNot: 'No',
  groundFloor: 'Ground floor',
  basement: (level: number) => `Basement ${level}`,
  floor: (level: number) => `${ordinal(level)} floor`,
  save: (name: string) => `Save ${name}`,
  details: 'View Details',
  compare: 'Compare',
  parks: 'Parks:',
  malls: 'Malls:',
  more: (count: number) => `+${count} more`,
}

let plural: Intl.PluralRules | undefined
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** `12th`. */
function ordinal(figure: number): string {
  plural ??= new Intl.PluralRules('en-GB', { type: 'ordinal' })
  return `${figure}${endings[plural.select(figure)] ?? 'th'}`
}
