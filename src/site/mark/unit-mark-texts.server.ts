/** The marks of a home that is new or has become cheaper. */
export const unitMarkTexts = {
  id: 'unit-mark' as const,
  newToday: 'New · today',
  new: (days: number) => (days === 1 ? 'New · 1 day' : `New · ${days} days`),
  reduced: (percent: number) => `Reduced ${percent}%`,
}
