import { valueSet } from '../../../shared/fields/value-set.ts'

/** The colours of links and marks on pages, PDFs and e-mails for clients: all of them can be read on our backgrounds. */
export const AgencyAccents = valueSet('AgencyAccents', {
  teal: 'Teal',
  blue: 'Blue',
  plum: 'Plum',
})
export type AgencyAccent = (typeof AgencyAccents.ids)[number]
/** The product's own (`theme.css`). */
export const OWN_ACCENT: AgencyAccent = 'teal'

/** `text` is for links and buttons, `hover` for these under the pointer, `wash` lies behind what is chosen. */
type Tones = { text: string; hover: string; wash: string }

/** Each on light and on dark backgrounds. */
export const accentTones: Readonly<Record<AgencyAccent, { light: Tones; dark: Tones }>> = {
  teal: {
    light: { text: '#007a7b', hover: '#00615f', wash: '#e4f3f2' },
    dark: { text: '#60c5c0', hover: '#85dad4', wash: '#0c3133' },
  },
  blue: {
    light: { text: '#1f5fae', hover: '#174a8a', wash: '#eaf1fb' },
    dark: { text: '#8fbcf5', hover: '#b3d2fa', wash: '#1c2f4a' },
  },
  plum: {
    light: { text: '#86377f', hover: '#6b2a65', wash: '#f7edf6' },
    dark: { text: '#dda5d8', hover: '#ebc5e7', wash: '#432540' },
  },
}

/** The properties that give a part of a page this accent; none for the product's own. */
export function accentProperties(accent: AgencyAccent): Record<`--${string}`, string> | undefined {
  if (accent === OWN_ACCENT) return undefined
  const { light, dark } = accentTones[accent]
  return {
    '--color-accent': `light-dark(${light.text}, ${dark.text})`,
    '--color-accent-hover': `light-dark(${light.hover}, ${dark.hover})`,
    '--color-accent-wash': `light-dark(${light.wash}, ${dark.wash})`,
  }
}
