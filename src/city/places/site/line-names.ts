/** The railway lines grouped by operator. */
export const lineGroups = [
  { name: 'BTS', lines: ['bts_sukhumvit', 'bts_silom', 'bts_gold'] },
  { name: 'MRT', lines: ['mrt_blue', 'mrt_purple', 'mrt_yellow', 'mrt_pink'] },
  { name: '', lines: ['arl'] },
  { name: 'SRT', lines: ['srt_dark_red', 'srt_light_red'] },
] as const

/** What a row of choices calls each of them, after who runs it. */
export const lineNameTexts = {
  id: 'line-names' as const,
  bts_sukhumvit: 'Sukhumvit',
  bts_silom: 'Silom',
  bts_gold: 'Gold',
  mrt_blue: 'Blue',
  mrt_purple: 'Purple',
  mrt_yellow: 'Yellow',
  mrt_pink: 'Pink',
  arl: 'Airport Rail Link',
  srt_dark_red: 'Dark Red',
  srt_light_red: 'Light Red',
}

export const lineIds: readonly string[] = lineGroups.flatMap(({ lines }) => lines)

/** A line's name without the word "Line": `BTS Sukhumvit`. */
export function shortLineName(name: string): string {
  return name.replace(/ Line$/, '')
}
