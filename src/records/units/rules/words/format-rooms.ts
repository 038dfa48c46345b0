import { english, type Language, textsIn } from '../../../../shared/language.ts'
import { unitTexts } from './unit-texts.ts'

/** Around numbers of rooms. */
export const roomTexts = {
  id: 'rooms' as const,
  Bedroom: (rooms: string, isOne: boolean) => `${rooms} Bedroom${isOne ? '' : 's'}`,
  threeOrMore: '3+ Bedrooms',
  Bathroom: (rooms: string, isOne: boolean) => `${rooms} Bathroom${isOne ? '' : 's'}`,
}

/**
 * Numbers of rooms as text: `Studio`, `1 Bedroom`, `1 - 3 Bedrooms`, `Studio, 2 Bedrooms`. `chosen` is
 * ascending; 0 is a studio.
 */
export function roomsText(
  chosen: readonly number[],
  word: 'Bedroom' | 'Bathroom',
  language: Language = english,
): string {
  const { studio } = textsIn(language, unitTexts)
  const roomName = (rooms: number) => (rooms === 0 ? studio : String(rooms))
  const lowest = chosen[0] ?? 0
  const highest = chosen.at(-1) ?? 0
  const isRange = chosen.length > 2 && highest - lowest === chosen.length - 1
  const text = isRange
    ? `${roomName(lowest)} - ${roomName(highest)}`
    : chosen.map(roomName).join(', ')
  return highest === 0 ? text : textsIn(language, roomTexts)[word](text, highest <= 1)
}

/** The bedrooms that a search asks for: `Studio`, `2 Bedrooms`, `3+ Bedrooms`. */
export function bedroomFilterText(bedrooms: number, language: Language = english): string {
  if (bedrooms === 3) return textsIn(language, roomTexts).threeOrMore
  return roomsText([bedrooms], 'Bedroom', language)
}
