/**
 * Splits a text at a query: before, match, after. Ignores case, accents, spaces and hyphens: `0810` is found
 * in `081 000`. Without a match all of the text is in the first part.
 */
export function matchParts(text: string, query: string): [string, string, string] {
  const letters = [...text].flatMap((letter, index) =>
    [...normalize(letter)].map((plainLetter) => ({ plainLetter, at: index })),
  )
  const normalizedQuery = normalize(query)
  const position = letters
    .map(({ plainLetter }) => plainLetter)
    .join('')
    .indexOf(normalizedQuery)
  const first = letters[position]?.at
  const last = letters[position + [...normalizedQuery].length - 1]?.at
  if (normalizedQuery === '' || first === undefined || last === undefined) return [text, '', '']
  const characters = [...text]
  return [
    characters.slice(0, first).join(''),
    characters.slice(first, last + 1).join(''),
    characters.slice(last + 1).join(''),
  ]
}

// Removes Latin accents, but keeps Thai vowels and tone marks.
function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase()
}
