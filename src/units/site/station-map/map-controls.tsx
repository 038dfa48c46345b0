import { REACHES, type Reach, readReach } from '../../../places/reach-rules.ts'
import { stationMapPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { LineChips } from './line-chips.tsx'
import type { MapState } from './use-station-map.ts'

export const reachOptions = REACHES.map((reach) => ({ value: String(reach), label: `${reach} m` }))

/** The section's title, the distance and the lines: a form, where there are no scripts. */
export function MapControls({
  state: { within, lines },
  station,
  address,
  onReach,
  onLines,
}: {
  state: MapState
  /** The code of the station that is chosen. */
  station: string
  address: (change: { lines: readonly string[] }) => string
  onReach: (reach: Reach) => void
  onLines: (lines: readonly string[]) => void
}) {
  return (
    <form
      action={stationMapPath()}
      className="grid gap-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {station && <input type="hidden" name="station" value={station} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1.5">
          <h2 id="map-title" className="text-2xl md:text-3xl">
            Interactive Map
          </h2>
          <p className="text-ink-2">Choose a station to see the homes around it.</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:w-full">
          <span aria-hidden="true" className="text-sm text-ink-2">
            Distance from the station
          </span>
          <Segmented
            label="Distance from the station"
            name="within"
            options={reachOptions}
            value={String(within)}
            onChange={(value) => onReach(readReach(value))}
            className="max-md:w-full"
          />
          <noscript>
            <Button type="submit" look="quiet" size="small">
              Show
            </Button>
          </noscript>
        </div>
      </div>
      <LineChips shown={lines} href={address({ lines: [] })} onChange={onLines} />
    </form>
  )
}
