import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { linesAt } from '../../city/places/site/lines-at.ts'
import type { Suggestion } from '../../records/finder/rules/suggestion.ts'
import { PlaceRow } from '../../records/finder/site/place-row.tsx'
import { stationMapPath } from '../../shared/paths.ts'

/** What is asked about a typed place: which one is meant, or, if none is called so, one that resembles it. */
export type PlaceQuestion = {
  typed: string
  /** The field it was typed in. */
  field: 'where' | 'minutes'
  /** Whether places are called so; else they only resemble the text. */
  isKnown: boolean
  /** The places, each with the address that chooses it. */
  places: readonly (Suggestion & { address: string })[]
}

/** A question about a typed place, answered by a link. */
export function AskPlace({
  typed,
  isKnown,
  places,
  lines,
}: PlaceQuestion & { lines: readonly LineChoice[] }) {
  return (
    <section
      aria-labelledby="which-place"
      className={`max-w-150 overflow-hidden rounded-card border bg-card ${isKnown ? 'border-line' : 'border-warning/40'}`}
    >
      <div className={`grid gap-0.5 px-4 py-3 ${isKnown ? '' : 'bg-warning-wash text-warning'}`}>
        <h2 id="which-place" className="text-base font-strong wrap-anywhere">
          {isKnown ? 'Which one did you mean?' : `We couldn’t find “${typed}”.`}
        </h2>
        <p className={`text-sm wrap-anywhere ${isKnown ? 'text-ink-2' : ''}`}>
          {isKnown
            ? `“${typed}” matches more than one place.`
            : places.length > 0
              ? 'Similar names are below. Or try a station, soi, school or workplace, in English or Thai.'
              : 'Try a station, soi, school or workplace, in English or Thai.'}
        </p>
      </div>
      {places.length > 0 && (
        <ul className="p-1">
          {places.map(({ address, ...place }) => (
            <li key={`${place.kind} ${place.search} ${place.name}`}>
              <a
                href={address}
                className="flex min-h-13 items-center gap-3 rounded-control px-2.5 py-1 hover:bg-hov"
              >
                <PlaceRow place={place} typed="" lines={linesAt(lines, place)} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {!isKnown && (
        <p className="border-t border-line px-4 py-2.5">
          <a
            href={stationMapPath()}
            className="icon-map inline-flex min-h-9 items-center gap-2 text-sm font-medium text-accent before:size-4 hover:underline"
          >
            Choose on the map
          </a>
        </p>
      )}
    </section>
  )
}
