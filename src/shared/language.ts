/**
 * A language: its tag, and its texts by the id of the English ones. English texts are in the code
 * that uses them. The others are in `src/languages/`: the server holds all of them, a browser loads
 * the one it shows.
 */
export type Language = {
  readonly tag: LanguageTag
  readonly texts: Readonly<Record<string, Texts>>
}
export type LanguageTag = 'en' | 'th' | 'zh'

/** A group of texts: sentences, and functions that make sentences from values. */
export type Texts = { readonly id: string }

/** The same texts in another language, with the same id and parameters; may be incomplete. */
export type Translation<T extends Texts> = { readonly id: T['id'] } & {
  readonly [Name in Exclude<keyof T, 'id'>]?: Worded<T[Name]>
}
type Worded<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Text

export const english: Language = { tag: 'en', texts: {} }

/** The texts in a language. The only place that falls back to English. */
export function textsIn<T extends Texts>(language: Language, texts: T): T {
  const translation = language.texts[texts.id]
  return translation ? { ...texts, ...translation } : texts
}
