import type { Language, LanguageTag, Texts } from '../shared/language.ts'

/** A language of its translations, each found again by its id. */
export function gather(tag: LanguageTag, translations: readonly Texts[]): Language {
  return { tag, texts: Object.fromEntries(translations.map((texts) => [texts.id, texts])) }
}
