import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { linePath, propertiesPath, searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { lineColour } from '../../ui/station-mark.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { PlaceMap } from '../layout/place-map.tsx'
import { RecordNotFound } from '../layout/record-not-found.tsx'
import { OfferLine, OfferSections } from '../offer/offer-parts.tsx'
import type { Offer } from '../offer/read-offer.server.ts'
import { NextStops } from './next-stops.tsx'
import type { Run, StationPlace } from './read-station.server.ts'
import { stationSteps } from './station-steps.ts'

const WITHIN_MINUTES = 25

/** A station: its lines, the next stops, and the prices and newest of the homes near it. */
export default function StationPage({
  station,
  today = '',
  picture = '',
}: {
  /** Null when no station has this code. */
  station: { place: StationPlace; runs: readonly Run[]; offer: Offer; buildings: number } | null
  today?: string
  /** The map around it as SVG. */
  picture?: string
}) {
  const language = useLanguage()
  if (!station) {
    return (
      <RecordNotFound
        title="Station not found"
        text="There is no station with this code."
        back={{ label: 'All Properties', path: propertiesPath() }}
      />
    )
  }
  const { place, runs, offer, buildings } = station
  return (
    <>
      <div className="border-b border-line bg-wash">
        <div className="page-width grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.1fr]">
          <div className="grid content-start gap-4 pt-5 lg:pb-10">
            <Breadcrumbs steps={stationSteps(place)} />
            <div className="grid gap-1 pt-2">
              <h1 className="text-4xl wrap-anywhere">{place.name}</h1>
              <p lang="th" className="text-xl text-ink-2">
                {place.nameTh}
              </p>
            </div>
            <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
              {place.platforms.map(({ code, name, line, label }) => (
                <li key={line} className="flex items-center gap-2.5">
                  <span
                    className="rounded-control border-2 bg-card px-2 py-0.5 font-strong tabular-nums"
                    style={{ borderColor: lineColour(line) }}
                  >
                    {code}
                  </span>
                  <a href={linePath(line)} className="py-1 underline-offset-4 hover:underline">
                    {label}
                  </a>
                  {name !== place.name && <span className="text-ink-2">as {name}</span>}
                </li>
              ))}
            </ul>
            <OfferLine offer={offer} where="within 1 km" query={`stationId=${place.id}`} />
            {offer.total > 0 && (
              <div className="flex flex-wrap gap-2.5">
                <ButtonLink href={searchPath(`stationId=${place.id}`)}>
                  See all {countedHomes(offer.total, language)}
                </ButtonLink>
                <ButtonLink
                  variant="quiet"
                  href={searchPath(
                    `minutesMax=${WITHIN_MINUTES}&minutesTo=${place.id}&sort=minutes`,
                  )}
                  // The longest names take two lines on a phone.
                  className="py-1.5 text-left whitespace-normal!"
                >
                  <span className="icon-clock" />
                  Within {WITHIN_MINUTES} minutes of {place.name}
                </ButtonLink>
              </div>
            )}
          </div>
          <PlaceMap
            label={`The railway around ${place.name}`}
            picture={picture}
            className="max-lg:-mx-4.5 lg:-mr-7 max-lg:md:-mx-7"
          />
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-12 pt-9">
        <NextStops runs={runs} />
        <OfferSections
          offer={offer}
          query={`stationId=${place.id}`}
          where={`within 1 km of ${place.name}`}
          note={`Newest homes in ${buildings === 1 ? 'one building' : `${buildings} buildings`} within 1 km.`}
          today={today}
        />
      </div>
    </>
  )
}
