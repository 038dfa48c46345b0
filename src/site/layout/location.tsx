import { formatDistance, walkingMinutes } from '../../shared/distance.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { PlaceMap, PlaceSign } from './place-map.tsx'

/** Radius of the circle around a building on its map, in metres. */
export const LOCATION_REACH = 500

/** The map around a building and a link to Google Maps. Renders nothing without a map. */
export function Location({
  name,
  at,
  picture,
}: {
  name: string
  at: { latitude: number | null; longitude: number | null }
  picture: string | null
}) {
  const language = useLanguage()
  if (picture === null) return null
  const { latitude, longitude } = at
  return (
    <section aria-labelledby="location" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="location" className="text-xl">
          Location
        </h2>
        <ButtonLink
          variant="quiet"
          size="small"
          href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
          rel="noopener"
          className="print:hidden"
        >
          <span className="icon-map" />
          Open in Google Maps
        </ButtonLink>
      </div>
      <PlaceMap
        label={`Stations around ${name}`}
        picture={picture}
        className="rounded-card border border-line"
      >
        <PlaceSign name={name} />
      </PlaceMap>
      <p className="text-sm text-ink-3">
        The circle is {formatDistance(LOCATION_REACH, language)} around it, at most{' '}
        {walkingMinutes(LOCATION_REACH)} minutes on foot.
      </p>
    </section>
  )
}
