import { english, type Language, type LanguageTag } from '../shared/language.ts'

/** A language for a browser, which fetches no other. */
export async function loadLanguage(tag: LanguageTag): Promise<Language> {
  if (tag === 'th') return (await import('./th.ts')).thai
  if (tag === 'zh') return (await import('./zh.ts')).chinese
  return english
}
