import { createHash } from 'node:crypto'
import { THEME_KEY } from '../ui/theme-choice.ts'

/**
 * The only inline script of the product: it puts on the theme that the reader chose before anything is
 * drawn, so that no page flashes white at night.
 */
export const THEME_LINE = `try{let t=localStorage.getItem('${THEME_KEY}');if(t)document.documentElement.dataset.theme=t}catch{}`

/** How the Content-Security-Policy allows that line and no other. */
export const THEME_LINE_SOURCE = `'sha256-${createHash('sha256').update(THEME_LINE).digest('base64')}'`
