/** The railways by who runs them, as a row of choices names them. */
export const lineGroups = [
  {
    name: 'BTS',
    lines: [
      { id: 'bts_sukhumvit', name: 'Sukhumvit' },
      { id: 'bts_silom', name: 'Silom' },
      { id: 'bts_gold', name: 'Gold' },
    ],
  },
  {
    name: 'MRT',
    lines: [
      { id: 'mrt_blue', name: 'Blue' },
      { id: 'mrt_purple', name: 'Purple' },
      { id: 'mrt_yellow', name: 'Yellow' },
      { id: 'mrt_pink', name: 'Pink' },
    ],
  },
  { name: '', lines: [{ id: 'arl', name: 'Airport Rail Link' }] },
  {
    name: 'SRT',
    lines: [
      { id: 'srt_dark_red', name: 'Dark Red' },
      { id: 'srt_light_red', name: 'Light Red' },
    ],
  },
] as const

export const lineIds: readonly string[] = lineGroups.flatMap(({ lines }) =>
  lines.map(({ id }) => id),
)

/** A line's name without the word: `BTS Sukhumvit`. */
export function shortLineName(name: string): string {
  return name.replace(/ Line$/, '')
}
