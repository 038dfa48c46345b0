/** A developer in a list. */
export const developerTexts = {
  id: 'developer' as const,
  since: (year: number) => `Since ${year}`,
}
