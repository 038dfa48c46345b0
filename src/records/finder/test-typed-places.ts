import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Context } from '../../context.ts'
import type { Suggestion } from './rules/suggestion.ts'
import { suggestPlaces } from './suggest-places.ts'

/** A text that somebody types into the place box, and the places it may mean. */
export type TypedPlace = { text: string; meant: { kind: string; name: string }[]; note: string }

/** Texts in both languages, with the places of our tables they mean; with none, nothing may be taken. */
export function typedPlaces(): TypedPlace[] {
  const file = fs.readFileSync(path.join(import.meta.dirname, 'test-typed-places.csv'), 'utf8')
  const rows: Record<string, string>[] = parse(file, { columns: true })
  return rows.map(({ text = '', kind = '', name = '', note = '' }) => {
    const kinds = kind === 'none' ? [] : kind.split('|')
    const names = name.split('|')
    return {
      ...{ text, note },
      meant: kinds.map((kind, i) => ({ kind, name: names[i] ?? names[0] ?? '' })),
    }
  })
}

export type Outcome = TypedPlace & {
  /** The position of the first right suggestion, from 1; null if none of eight is. */
  position: number | null
  /** Taken without being picked, although wrong. */
  wronglyTaken: Suggestion | null
  suggested: readonly Suggestion[]
}

/** What the finder makes of a typed text. */
export async function outcomeOf(context: Context, typed: TypedPlace): Promise<Outcome> {
  const { places, sure } = await suggestPlaces(context, typed.text, { limit: 8 })
  const isRight = (place: Suggestion) => typed.meant.some((meant) => isMeant(place, meant))
  const index = places.findIndex(isRight)
  const taken = sure.length === 1 ? (sure[0] ?? null) : null
  return {
    ...typed,
    position: index < 0 ? null : index + 1,
    wronglyTaken: taken && !isRight(taken) ? taken : null,
    suggested: places,
  }
}

/** The share of the texts with a meaning whose right place is among the first suggestions. */
export function shareAmong(outcomes: readonly Outcome[], first: number): number {
  const meant = outcomes.filter((outcome) => outcome.meant.length > 0)
  return (
    meant.filter(({ position }) => position !== null && position <= first).length / meant.length
  )
}

/** Whether a place is of this kind and name of our tables. */
export function isMeant(
  place: Pick<Suggestion, 'kind' | 'name' | 'latitude' | 'longitude'>,
  { kind, name }: { kind: string; name: string },
): boolean {
  const isLane = place.kind === 'soi' && kind === 'road'
  if (place.kind !== kind && !isLane) return false
  if (kind === 'point') return isPoint(place, name)
  // `Soi Sukhumvit 55 (Thong Lo)` is Sukhumvit 55, Thong Lo and Soi Thong Lo.
  const names = [place.name, ...place.name.split(/[()]/)].flatMap((part) => {
    const bare = part.trim()
    return [bare, bare.replace(/^Soi /, ''), bare.replace(/ Road$/, '')]
  })
  return names.includes(name) || names.includes(name.replace(/^Soi /, ''))
}

function isPoint(place: Pick<Suggestion, 'latitude' | 'longitude'>, name: string): boolean {
  const [latitude, longitude] = name.split(',').map(Number)
  // Addresses name their street instead of a point.
  if (latitude === undefined || longitude === undefined || Number.isNaN(latitude)) return true
  return (
    Math.abs(place.latitude - latitude) < 0.0005 && Math.abs(place.longitude - longitude) < 0.0005
  )
}
