import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { propertiesPath, searchPath, stationPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import { PlaceMap } from '../layout/place-map.tsx'
import { RecordNotFound } from '../layout/record-not-found.tsx'
import { OfferLine, OfferSections } from '../offer/offer-parts.tsx'
import type { Offer } from '../offer/read-offer.server.ts'

/** A station and the number of homes in the area that it is nearest to. */
export type AreaStation = { code: string; name: string; lines: string[]; homes: number }

export type AreaPageProps = {
  /** Null when there is none. `query` are the parameters of the search that finds its homes. */
  area: { name: string; query: string; stations: readonly AreaStation[]; offer: Offer } | null
  today?: string
  /** Its map as SVG; null where there is nothing to show. */
  picture?: string | null
}

/** A part of the city: its stations, prices and newest homes. */
export default function AreaPage({ area, today = '', picture = null }: AreaPageProps) {
  const language = useLanguage()
  if (!area) {
    return (
      <RecordNotFound
        title="Area not found"
        text="There is no area with this name."
        back={{ label: 'All Properties', path: propertiesPath() }}
      />
    )
  }
  const { name, query, stations, offer } = area
  return (
    <>
      <div className="border-b border-line bg-wash">
        <div className="page-width grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[1fr_1.1fr]">
          <div className="grid content-start gap-4 pt-8 sm:pt-10 lg:pb-10">
            <h1 className="text-4xl wrap-anywhere">{name}</h1>
            <OfferLine offer={offer} where="here" query={query} />
            {offer.total > 0 && (
              <div className="flex flex-wrap gap-2.5">
                <ButtonLink href={searchPath(query)}>
                  See all {countedHomes(offer.total, language)}
                </ButtonLink>
                <ButtonLink variant="quiet" href={searchPath(`${query}&view=map`)}>
                  <span className="icon-map" />
                  View on Map
                </ButtonLink>
              </div>
            )}
          </div>
          {picture !== null && (
            <PlaceMap
              label={`Map of ${name}`}
              picture={picture}
              className="max-lg:-mx-4.5 lg:-mr-7 max-lg:md:-mx-7"
            />
          )}
        </div>
      </div>
      <div className="page-width grid grid-cols-1 gap-12 pt-9">
        {stations.length > 0 && (
          <section aria-labelledby="stations" className="grid grid-cols-1 gap-4">
            <h2 id="stations" className="text-xl">
              Stations in this area
            </h2>
            <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
              {stations.map(({ code, name, lines, homes }) => (
                <li
                  key={code}
                  className="relative flex items-center gap-2.5 border-b border-line py-2.5"
                >
                  <StationMark lines={lines} />
                  <a
                    href={stationPath(code)}
                    className="min-w-0 underline-offset-4 after:absolute after:inset-0 hover:underline"
                  >
                    {name}
                  </a>
                  <span className="ml-auto flex-none text-sm text-ink-2 tabular-nums">
                    nearest station for {countedHomes(homes, language)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <OfferSections
          offer={offer}
          query={query}
          where={`in ${name}`}
          note={`Newest homes in ${name}.`}
          today={today}
        />
      </div>
    </>
  )
}
