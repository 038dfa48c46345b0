import type { LineId } from '../../city/places/rules/place.ts'
import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { propertiesPath, stationPath } from '../../shared/paths.ts'
import { useLanguage } from '../../ui/language.tsx'
import { lineColour } from '../../ui/station-mark.tsx'
import { RecordNotFound } from '../layout/record-not-found.tsx'
import { OfferLine, OfferSections } from '../offer/offer-parts.tsx'
import type { Offer } from '../offer/read-offer.server.ts'

type LineStop = { code: string; name: string; nameTh: string; homes: number; meets: boolean }
/** The stops of a line from end to end; each branch is a separate run. */
export type LineRun = readonly LineStop[]

/** A line: its stops with their homes, prices and newest homes. */
export default function LinePage({
  line,
  today = '',
}: {
  /** Null when no line has this id. */
  line: { id: LineId; name: string; runs: readonly LineRun[]; offer: Offer } | null
  today?: string
}) {
  if (!line) {
    return (
      <RecordNotFound
        title="Line not found"
        text="There is no line with this name."
        back={{ label: 'All Properties', path: propertiesPath() }}
      />
    )
  }
  const { id, name, runs, offer } = line
  return (
    <>
      <div className="border-b border-line bg-wash">
        <div className="page-width grid gap-4 py-8 sm:py-10">
          <span
            aria-hidden="true"
            className="h-1.5 w-24 rounded-full"
            style={{ background: lineColour(id) }}
          />
          <h1 className="text-4xl">{name}</h1>
          <OfferLine offer={offer} where="within 1 km of its stations" query={`line=${id}`} />
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-12 pt-9">
        <section aria-labelledby="stations" className="grid grid-cols-1 gap-5">
          <div className="grid gap-1">
            <h2 id="stations" className="text-xl">
              Stations
            </h2>
            <p className="text-sm text-ink-2">Homes within 1 km of each.</p>
          </div>
          {runs.map((run) => (
            <Stops key={run[1]?.code} run={run} colour={lineColour(id)} />
          ))}
        </section>
        <OfferSections
          offer={offer}
          query={`line=${id}`}
          where={`within 1 km of the ${name}`}
          note={`Newest homes along the ${name}.`}
          today={today}
        />
      </div>
    </>
  )
}

function Stops({ run, colour }: { run: LineRun; colour: string }) {
  const language = useLanguage()
  return (
    <ol className="gap-x-10 sm:columns-2 lg:columns-3">
      {run.map(({ code, name, nameTh, homes, meets }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a loop has the same stop twice
          key={at}
          className="relative grid break-inside-avoid grid-cols-[1.25rem_1fr_auto] items-center gap-x-3 py-1.5"
        >
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-2 w-1"
            style={{ background: colour }}
          />
          <span
            aria-hidden="true"
            className="relative size-3.5 justify-self-center rounded-full border-3 bg-card"
            style={{ borderColor: meets ? 'var(--color-ink)' : colour }}
          />
          <p className="min-w-0">
            <a
              href={stationPath(code)}
              className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {name}
            </a>
            <span lang="th" className="block truncate text-sm text-ink-3">
              {nameTh}
            </span>
          </p>
          <p className="text-sm text-ink-2 tabular-nums">
            {homes > 0 ? (
              countedHomes(homes, language)
            ) : (
              <span className="text-ink-3">No homes</span>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
