import { createContext, use } from 'react'
import { english, type Language, type Texts, textsIn } from '../shared/language.ts'

/** The language of the components within. */
export const LanguageContext = createContext<Language>(english)

export const useLanguage = () => use(LanguageContext)

/** Returns the texts in the current language. */
export function useTexts<T extends Texts>(texts: T): T {
  return textsIn(use(LanguageContext), texts)
}
