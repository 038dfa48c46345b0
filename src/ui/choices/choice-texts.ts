/** Choices that are found by typing. */
export const choiceTexts = {
  id: 'choices' as const,
  searching: 'Searching...',
  found: (count: number, first: string) => `${count} found${first && `, ${first}`}`,
  clear: (label: string) => `Clear ${label}`,
  nothing: 'There is nothing to choose from.',
  nothingMatches: (typed: string) => `Nothing matches “${typed}”. Try fewer letters.`,
}
