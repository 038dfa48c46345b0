import type { Atlas } from '../../city/places/atlas.ts'
import { nameOf } from '../../city/places/rules/name-match.ts'
import type { NamedPlace } from './named-place.ts'

/** A place that is found by its Chinese names too. */
export function withChinese({ chinese }: Atlas, place: NamedPlace): NamedPlace {
  const { kind, id, name } = place
  const keys = kind === 'district' || kind === 'line' ? [id] : [name.replace(/ Road$/, '')]
  const names = keys.flatMap((key) => chinese.get(`${kind} ${key}`) ?? [])
  if (names.length === 0) return place
  return {
    ...place,
    names: [...place.names, ...names.map((each) => nameOf(each, { isOwn: false }))],
  }
}
