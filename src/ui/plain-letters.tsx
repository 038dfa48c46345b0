/**
 * Words in other letters than Latin ones, as character references. They read the same; but a single
 * such letter makes the server keep a whole page in two bytes a letter, and sending it twice as dear.
 */
export function PlainLetters({ children, lang }: { children: string; lang: string }) {
  const html = children.replace(/[&<\u0100-\uffff]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it holds no tag, and every letter is escaped
  return <span lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
