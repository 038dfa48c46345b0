import type { ReactNode } from 'react'
import { localName } from '../../../city/places/rules/local-name.ts'
import { mergeByName } from '../../../city/places/rules/near.ts'
import { StationLine } from '../../../city/places/site/station-line.tsx'
import { formatDistance, formatWalk } from '../../../shared/distance.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { StationMark } from '../../../ui/station-mark.tsx'
import { linkClass } from '../../../ui/style/link-class.ts'
import type { PublicProject } from '../rules/project.ts'

const MAX_OF_A_KIND = 3

/**
 * Up to three nearby stations, parks, malls and schools each; renders nothing if there are none. `stationPaths` are the
 * pages of stations by name.
 */
export function NearbyAmenities({
  project,
  stationPaths = {},
}: {
  project: PublicProject
  stationPaths?: Readonly<Record<string, string>>
}) {
  const language = useLanguage()
  const { nearestStation, distanceToStation } = project
  const stations = mergeByName(project.nearbyStations).slice(0, MAX_OF_A_KIND)
  const kinds = [
    { title: 'Parks', icon: 'icon-trees', places: project.nearbyParks },
    { title: 'Malls', icon: 'icon-shopping-bag', places: project.nearbyMalls },
    { title: 'Schools', icon: 'icon-graduation-cap', places: project.nearbySchools },
  ].filter(({ places }) => places.length > 0)
  if (!nearestStation && kinds.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Nearby Amenities</h2>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {nearestStation && (
          <Kind title="Stations" icon="icon-train-front">
            {stations.map((station) => (
              <Place
                key={station.name}
                place={station}
                mark={<StationMark lines={station.lines} />}
                path={stationPaths[station.name]}
              />
            ))}
            {stations.length === 0 && (
              <li className="border-b border-line py-2">
                <StationLine
                  name={localName(nearestStation, language)}
                  lines={[nearestStation.line]}
                  metres={distanceToStation}
                />
              </li>
            )}
          </Kind>
        )}
        {kinds.map(({ title, icon, places }) => (
          <Kind key={title} title={title} icon={icon}>
            {places.slice(0, MAX_OF_A_KIND).map((place) => (
              <Place key={place.id} place={place} />
            ))}
          </Kind>
        ))}
      </div>
    </section>
  )
}

function Kind({ title, icon, children }: { title: string; icon: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-2 pb-1 text-sm font-medium tracking-normal text-ink-2">
        <span className={`text-ink-3 ${icon}`} />
        {title}
      </h3>
      <ul className="text-sm">{children}</ul>
    </div>
  )
}

function Place({
  place,
  mark,
  path,
}: {
  place: { name: string; walkingDistance: number }
  mark?: ReactNode
  path?: string | undefined
}) {
  const language = useLanguage()
  return (
    <li className="flex items-center gap-2.5 border-b border-line py-2">
      {mark}
      {path ? (
        <a href={path} className={`${linkClass} min-w-0 flex-initial!`}>
          {place.name}
        </a>
      ) : (
        <span className="min-w-0">{place.name}</span>
      )}
      <span className="ml-auto flex-none text-ink-3 tabular-nums">
        {`${formatDistance(place.walkingDistance, language)} · ${formatWalk(place.walkingDistance, language)}`}
      </span>
    </li>
  )
}
