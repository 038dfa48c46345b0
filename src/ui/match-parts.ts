/**
 * A text cut at what a reader typed: before it, it, after it. Letter case, accents, spaces and hyphens do
 * not matter: `0810` is found in `081 000`. Nothing is cut where it is not found.
 */
export function matchParts(text: string, typed: string): [string, string, string] {
  const letters = [...text].flatMap((letter, at) =>
    [...plain(letter)].map((plainLetter) => ({ plainLetter, at })),
  )
  const wanted = plain(typed)
  const found = letters
    .map(({ plainLetter }) => plainLetter)
    .join('')
    .indexOf(wanted)
  const first = letters[found]?.at
  const last = letters[found + [...wanted].length - 1]?.at
  if (wanted === '' || first === undefined || last === undefined) return [text, '', '']
  const all = [...text]
  return [
    all.slice(0, first).join(''),
    all.slice(first, last + 1).join(''),
    all.slice(last + 1).join(''),
  ]
}

// Latin accents go; Thai vowels and tone marks are letters and stay.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase()
}
