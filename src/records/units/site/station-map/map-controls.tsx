import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { FIRST_LIMIT } from '../../../../city/rail/rules/points.ts'
import { REACHES, type ReachMetres, readReach } from '../../../../city/rail/rules/reach.ts'
import { ChosenPlaces } from '../../../../city/rail/site/minutes/chosen-places.tsx'
import {
  type ChosenMinutes,
  PLACE_TEXT_FIELD,
} from '../../../../city/rail/site/minutes/place-fields.ts'
import { stationMapPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useTexts } from '../../../../ui/language.tsx'
import { LineChips } from './line-chips.tsx'
import { stationMapTexts } from './station-map-texts.ts'
import type { MapState } from './use-station-map.ts'

/** The distances to choose from. */
export const reachOptions = (texts: typeof stationMapTexts) =>
  REACHES.map((reach) => ({ value: String(reach), label: texts.metres(reach) }))

/** The section's title and the controls of the map: a form that also works without scripts. */
export function MapControls({
  choices,
  state: { within, lines, minutes },
  station,
  address,
  onReach,
  onLines,
  onMinutes,
}: {
  choices: readonly LineChoice[]
  /** The text typed for a place that is unknown. */
  state: MapState
  /** The code of the chosen station. */
  station: string
  address: (change: { lines?: readonly string[]; minutes?: ChosenMinutes | null }) => string
  onReach: (reach: ReachMetres) => void
  onLines: (lines: readonly string[]) => void
  /** Null returns to the homes around a station. */
  onMinutes: (minutes: ChosenMinutes | null) => void
}) {
  const texts = useTexts(stationMapTexts)
  const modes = [
    { name: texts.around, isOn: !minutes, chosen: null },
    { name: texts.byMinutes, isOn: minutes !== null, chosen: minutes ?? NO_PLACE },
  ]
  return (
    <form
      action={stationMapPath()}
      className="grid gap-4"
      onSubmit={(event) => {
        // Text typed before the script that looks it up has loaded is sent to the server.
        if (!new FormData(event.currentTarget).get(PLACE_TEXT_FIELD)) event.preventDefault()
      }}
    >
      {station && !minutes && <input type="hidden" name="station" value={station} />}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1.5">
          <h2 id="map-title" className="text-2xl md:text-3xl">
            {texts.title}
          </h2>
          <p className="text-ink-2">{minutes ? texts.minutesHint : texts.chooseHint}</p>
        </div>
        <nav
          aria-label={texts.modes}
          className="inline-flex overflow-hidden rounded-control border border-field bg-paper max-md:w-full"
        >
          {modes.map(({ name, isOn, chosen }) => (
            <a
              key={name}
              href={address({ minutes: chosen })}
              aria-current={isOn || undefined}
              onClick={inPageClick(() => onMinutes(chosen))}
              className={`flex-auto px-4 py-2 text-center text-sm font-medium -outline-offset-2! ${isOn ? 'bg-ink text-paper' : 'text-ink-2 hover:text-ink'}`}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
      {minutes ? (
        <ChosenPlaces
          lines={choices}
          value={minutes}
          onChange={onMinutes}
          className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3"
          send={
            <Button type="submit" variant="quiet">
              {texts.show}
            </Button>
          }
        />
      ) : (
        <div className="grid gap-4 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-8 md:gap-y-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:w-full md:order-last">
            <span aria-hidden="true" className="text-sm text-ink-2">
              {texts.distance}
            </span>
            <Segmented
              label={texts.distance}
              name="within"
              options={reachOptions(texts)}
              value={String(within)}
              onChange={(value) => onReach(readReach(value))}
              className="max-md:w-full"
            />
            <span className="hidden noscript:contents">
              <Button type="submit" variant="quiet" size="small">
                {texts.show}
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
