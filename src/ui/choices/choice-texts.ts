/** Choices that are found by typing. */
export const choiceTexts = {
  id: 'choices' as const,
  searching: 'Searching...',
  found: (count: number, first: string) => `${count} found${first && `, ${first}`}`,
  clear: (label: string) => `Clear ${label}`,
  nothing: 'Nothing to choose from.',
  nothingMatches: (typed: string) => `No results for “${typed}”. Try fewer letters.`,
}
