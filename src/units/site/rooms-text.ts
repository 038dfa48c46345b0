/**
 * Chosen numbers of rooms in words: `Studio`, `1 Bedroom`, `1 - 3 Bedrooms`, `Studio, 2 Bedrooms`. They
 * stand in rising order; 0 is a studio.
 */
export function roomsText(chosen: readonly number[], word: 'Bedroom' | 'Bathroom'): string {
  const named = (rooms: number) => (rooms === 0 ? 'Studio' : String(rooms))
  const lowest = chosen[0] ?? 0
  const highest = chosen.at(-1) ?? 0
  const isRange = chosen.length > 2 && highest - lowest === chosen.length - 1
  const text = isRange ? `${named(lowest)} - ${named(highest)}` : chosen.map(named).join(', ')
  return highest === 0 ? text : `${text} ${word}${highest > 1 ? 's' : ''}`
}
