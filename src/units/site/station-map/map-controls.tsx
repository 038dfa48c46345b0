import { FIRST_LIMIT } from '../../../places/point-rules.ts'
import { REACHES, type Reach, readReach } from '../../../places/reach-rules.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { ChosenPlaces } from '../../../places/site/minutes/chosen-places.tsx'
import { type ChosenMinutes, PLACE_TEXT_FIELD } from '../../../places/site/minutes/place-fields.ts'
import { stationMapPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { LineChips } from './line-chips.tsx'
import { ownPress } from './own-press.ts'
import type { MapState } from './use-station-map.ts'

export const reachOptions = REACHES.map((reach) => ({ value: String(reach), label: `${reach} m` }))

/** The section's title, and what the map shows: a form, where there are no scripts. */
export function MapControls({
  choices,
  unknownPlace,
  state: { within, lines, minutes },
  station,
  address,
  onReach,
  onLines,
  onMinutes,
}: {
  choices: readonly LineChoice[]
  /** What was typed for a place and is none. */
  unknownPlace: string
  state: MapState
  /** The code of the station that is chosen. */
  station: string
  address: (change: { lines?: readonly string[]; minutes?: ChosenMinutes | null }) => string
  onReach: (reach: Reach) => void
  onLines: (lines: readonly string[]) => void
  /** Null goes back to homes around a station. */
  onMinutes: (minutes: ChosenMinutes | null) => void
}) {
  const modes = [
    { name: 'Around a station', isOn: !minutes, chosen: null },
    { name: 'Minutes by train', isOn: minutes !== null, chosen: minutes ?? NO_PLACE },
  ]
  return (
    <form
      action={stationMapPath()}
      className="grid gap-4"
      onSubmit={(event) => {
        // Typed before the code came that looks it up, or where it does not come: the server does.
        if (!new FormData(event.currentTarget).get(PLACE_TEXT_FIELD)) event.preventDefault()
      }}
    >
      {station && !minutes && <input type="hidden" name="station" value={station} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1.5">
          <h2 id="map-title" className="text-2xl md:text-3xl">
            Interactive Map
          </h2>
          <p className="text-ink-2">
            {minutes
              ? 'Where you work or study, and how long the way may take: the railway shows it.'
              : 'Choose a station to see the homes around it.'}
          </p>
        </div>
        <nav
          aria-label="What the map shows"
          className="inline-flex overflow-hidden rounded-control border border-field bg-paper max-md:w-full"
        >
          {modes.map(({ name, isOn, chosen }) => (
            <a
              key={name}
              href={address({ minutes: chosen })}
              aria-current={isOn || undefined}
              onClick={ownPress(() => onMinutes(chosen))}
              className={`flex-auto px-4 py-2 text-center text-sm font-medium -outline-offset-2! ${isOn ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink'}`}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
      {minutes && minutes.places.length === 0 && unknownPlace && (
        <p role="alert" className="text-sm text-danger">
          {`“${unknownPlace}” is not a place we know. Try a station, a landmark, or a road with its soi.`}
        </p>
      )}
      {minutes ? (
        <ChosenPlaces
          lines={choices}
          value={minutes}
          onChange={onMinutes}
          className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3"
          send={
            <Button type="submit" look="quiet">
              Show
            </Button>
          }
        />
      ) : (
        <div className="grid gap-4 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-8 md:gap-y-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:w-full md:order-last">
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
            <span className="hidden noscript:contents">
              <Button type="submit" look="quiet" size="small">
                Show
              </Button>
            </span>
          </div>
          <LineChips shown={lines} href={address({ lines: [] })} onChange={onLines} />
        </div>
      )}
    </form>
  )
}

const NO_PLACE: ChosenMinutes = { places: [], limit: FIRST_LIMIT }
