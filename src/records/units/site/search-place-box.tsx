import { linesAt } from '../../../city/places/site/lines-at.ts'
import type { PickedPlace } from '../../finder/rules/suggestion.ts'
import { PlaceBox } from '../../finder/site/place-box.tsx'
import { PlaceMark } from '../../finder/site/place-mark.tsx'
import { pickedSearch, withSentence } from '../rules/picked-search.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { SearchChoices } from './power-search/choices.ts'
import { searchPlace, withoutSearchPlace } from './search-place.ts'

/** The place box of a search that changes as soon as a place is picked. A second station is added to the first. */
export function SearchPlaceBox({
  label,
  placeholder,
  search,
  choices: { lines, namesOf, onPlace },
  onChange,
}: {
  label?: string
  placeholder?: string
  search: UnitSearch
  choices: Pick<SearchChoices, 'lines' | 'namesOf' | 'onPlace'>
  onChange: (search: UnitSearch) => void
}) {
  const { stationId, stationIds, listingType } = search
  const place = searchPlace(search, namesOf(search))
  const [, id = ''] = place?.fields[0] ?? []
  const marked = place && {
    kind: place.kind,
    id: place.kind === 'station' ? Number(id) : id,
  }

  function change(picked: PickedPlace | null): void {
    if (picked) onPlace(picked.search, picked.name)
    const others = withoutSearchPlace({ ...search, stationIds: undefined })
    onChange(picked ? { ...others, ...filtersOf(picked) } : others)
  }

  /** The filters of a picked place, and those of the stations picked before. */
  function filtersOf(picked: PickedPlace): UnitSearch {
    const stations = stationIds ?? (stationId ? [stationId] : [])
    const station = picked.kind === 'station' ? Number(picked.id) : null
    return station !== null && stations.length > 0 && !stations.includes(station)
      ? { stationIds: [...stations, station] }
      : pickedSearch(picked.search)
  }

  return (
    <PlaceBox
      {...(label && { label })}
      {...(placeholder && { placeholder })}
      lines={lines}
      listingType={listingType ?? ''}
      value={stationIds ? `${stationIds.length} stations` : (place?.name ?? null)}
      mark={marked && <PlaceMark kind={marked.kind} lines={linesAt(lines, marked)} />}
      onChange={change}
      onSearch={(query, said) => {
        if (said) onPlace(said.search, said.name)
        onChange(withSentence(withoutSearchPlace({ ...search, stationIds: undefined }), query))
      }}
    />
  )
}
