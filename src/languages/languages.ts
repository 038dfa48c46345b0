import { english, type Language, type LanguageTag } from '../shared/language.ts'
import { thai } from './th.ts'
import { chinese } from './zh.ts'

/** Every language that we write, for the server. */
export const languages: Readonly<Record<LanguageTag, Language>> = {
  en: english,
  th: thai,
  zh: chinese,
}
