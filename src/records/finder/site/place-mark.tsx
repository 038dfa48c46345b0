import { lineColour, StationMark } from '../../../ui/station-mark.tsx'
import type { PlaceKindId } from '../rules/place-kind.ts'

const ICONS: Record<Exclude<PlaceKindId, 'station' | 'line'>, string> = {
  city: 'icon-map',
  area: 'icon-map-pinned',
  district: 'icon-map',
  subdistrict: 'icon-map',
  neighbourhood: 'icon-map-pinned',
  road: 'icon-route',
  soi: 'icon-signpost',
  project: 'icon-building',
  developer: 'icon-hard-hat',
  mall: 'icon-shopping-bag',
  park: 'icon-trees',
  school: 'icon-school',
  university: 'icon-graduation-cap',
  hospital: 'icon-hospital',
  workplace: 'icon-briefcase',
  market: 'icon-store',
  point: 'icon-map-pin',
  postcode: 'icon-mailbox',
}

/** The symbol of a place's kind; decorative, because the kind is also said in words. */
export function PlaceMark({
  kind,
  lines = [],
}: {
  kind: PlaceKindId
  /** The ids of a station's lines, or of the line itself. */
  lines?: readonly string[]
}) {
  if (kind === 'station') return <StationMark lines={lines} />
  if (kind === 'line')
    return (
      <span
        className="inline-block h-1.25 w-5.5 flex-none rounded-full"
        style={{ background: lineColour(lines[0]) }}
      />
    )
  return <span className={`${ICONS[kind]} text-ink-2 before:size-4.5`} />
}
