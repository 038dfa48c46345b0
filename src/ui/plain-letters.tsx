/**
 * Words in other letters than Latin ones, as character references. They read the same; but a single
 * such letter makes the server keep a whole page in two bytes a letter, and writing it twice as dear.
 */
export function PlainLetters({ children, lang }: { children: string; lang: string }) {
  // Joined of numbers: what is replaced within such a text keeps its two bytes a letter.
  const html = Array.from(children, (sign) => `&#${sign.codePointAt(0)};`).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it holds no tag, and every letter is escaped
  return <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
