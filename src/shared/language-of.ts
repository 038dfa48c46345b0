/** `th` if a text has more Thai than Latin letters, else undefined: the `lang` of what somebody wrote. */
export function languageOf(text: string): 'th' | undefined {
  return count(text, /[\u0e00-\u0e7f]/g) > count(text, /[a-z]/gi) ? 'th' : undefined
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}
