import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { readPoint } from '../../../../city/rail/rules/points.ts'
import type { UnitSearch } from '../../../../records/units/rules/search.ts'
import type { SearchNames } from '../../../../records/units/rules/words/search-chips.ts'
import type { ShortlistLanguage } from '../../rules/shortlist.ts'

const texts: Readonly<
  Record<ShortlistLanguage, Readonly<Record<'at' | 'near' | 'on' | 'in', (name: string) => string>>>
> = {
  en: {
    at: (project) => `at ${project}`,
    near: (place) => `near ${place}`,
    on: (road) => `on ${road}`,
    in: (area) => `in ${area}`,
  },
  th: {
    at: (project) => `ที่${spaced(project)}`,
    near: (place) => `ใกล้${spaced(place)}`,
    on: (road) => `ติด${spaced(road)}`,
    in: (area) => `ย่าน${spaced(area)}`,
  },
}

// Latin letters do not stand directly after Thai ones.
const spaced = (name: string) => (/^\p{Script=Thai}/u.test(name) ? name : ` ${name}`)

/**
 * Where somebody looks, as it is said to them: `near Thong Lo`. Null if that is nowhere in particular, or its name is
 * not known. Stations are named in the language of the message.
 */
export function wishPlace(
  search: UnitSearch,
  names: SearchNames,
  lines: readonly LineChoice[],
  language: ShortlistLanguage,
): string | null {
  const { at, near, on, in: within } = texts[language]
  const { stationId, stationIds = [] } = search
  const stations = [...(stationId === undefined ? [] : [stationId]), ...stationIds].flatMap(
    (id) => stationName(id, lines, language) ?? [],
  )
  const point = search.near ? readPoint(search.near)?.name : null
  const landmark = point ?? names.park ?? names.mall
  const area = names.subdistrict ?? names.district ?? names.area
  if (names.project) return at(names.project)
  if (stations.length > 0) return near(stations.join(language === 'th' ? ' หรือ ' : ' or '))
  if (landmark) return near(landmark)
  if (names.road) return on(names.road)
  return area ? within(area) : null
}

function stationName(
  id: number,
  lines: readonly LineChoice[],
  language: ShortlistLanguage,
): string | null {
  const station = lines.flatMap(({ stations }) => stations).find((other) => other.id === id)
  if (!station) return null
  return language === 'th' ? station.nameTh : station.name
}
