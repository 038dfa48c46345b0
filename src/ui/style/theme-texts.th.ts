import type { Translation } from '../../shared/language.ts'
import type { themeTexts } from './theme-texts.ts'

export const themeThai: Translation<typeof themeTexts> = {
  id: 'theme',
  colours: 'โทนสี',
  system: 'ตามระบบ',
  light: 'สว่าง',
  dark: 'มืด',
}
