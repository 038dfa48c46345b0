/** Spacing and punctuation of words between facts. It adds and removes no word. */
export function tidyWords(text: string): string {
  return text
    .replace(/[ \u00a0\u2000-\u200a\u202f\u3000\t]{1,}/g, ' ')
    .replace(/ ?([,;])[,; ]*/g, '$1 ')
    .replace(/ (?=[.!?:](?:\s|$))/g, '')
    .replace(/([!?])[!?]+/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/\.{4,}/g, '...')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
}

/** A list's mark is `- `. */
export function tidyBullet(line: string): string {
  return line.replace(/^ ?(?:[•·●▪*‣–—]|-(?=[ \p{L}])) ?(?=\S)/u, '- ')
}

/** A blank between Thai letters and Latin letters or digits. */
export function spacedScripts(text: string): string {
  return text
    .replace(/([\u0e01-\u0e4e])(?=[A-Za-z0-9])/g, '$1 ')
    .replace(/([A-Za-z0-9])(?=[\u0e01-\u0e2e\u0e40-\u0e44])/g, '$1 ')
}
