import type { NearProject } from '../../records/units/rules/around.ts'
import { joinMarks } from '../../records/units/site/station-map/join-marks.ts'
import { formatDistance, formatWalk, type Point } from '../../shared/distance.ts'
import { type Language, textsIn } from '../../shared/language.ts'
import { toWorld, worldPixels } from '../../shared/mercator.ts'
import { stationPath, unitPath } from '../../shared/paths.ts'
import { StationMark } from '../../ui/station-mark.tsx'
import { homeTexts } from './home-texts.ts'

export type FeaturedStation = {
  name: string
  code: string | null
  lines: string[]
  homes: { id: number; name: string; figure: string; metres: number | null; mapHref: string }[]
}
export type FeaturedMapProps = {
  /** The centre of the picture. */
  at: Point & { zoom: number }
  stations: FeaturedStation[]
  /** The buildings, each with the id and price of its first home. */
  buildings: (NearProject & { href: number; figure: string })[]
}

/** The featured homes on the railway map and in a list by station, linked to the street map. Rendered on the server only. */
export function FeaturedMap({
  at,
  stations,
  buildings,
  picture,
  language,
}: FeaturedMapProps & {
  picture: string
  language: Language
}) {
  const texts = textsIn(language, homeTexts)
  const middle = toWorld(at)
  const pixels = worldPixels(at.zoom)
  const known = new Map(buildings.map((one) => [one.id, one]))
  return (
    <div className="grid overflow-hidden rounded-panel border border-line bg-card max-md:-mx-4.5 max-md:rounded-none max-md:border-x-0 md:h-147 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
      <nav
        aria-label={texts.mapOfHomes}
        className="relative h-100 overflow-hidden bg-railway-ground text-sm [--scale:1] md:h-full max-md:[--scale:0.68]"
      >
        <svg
          className="block size-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server
          dangerouslySetInnerHTML={{ __html: picture }}
        />
        {joinMarks(buildings, at.zoom, null, APART).map(
          ({ buildings: joined, units, at: spot }) => {
            const [first] = joined
            const own = first && known.get(first.id)
            if (!own) return null
            const isOne = units === 1
            return (
              <a
                key={own.id}
                href={isOne ? unitPath(own.href) : `#featured-${own.href}`}
                aria-label={`${own.name}, ${isOne ? own.figure : texts.homes(units)}`}
                style={{
                  left: `calc(50% + var(--scale) * ${round((spot.x - middle.x) * pixels)}px)`,
                  top: `calc(50% + var(--scale) * ${round((spot.y - middle.y) * pixels)}px)`,
                }}
                className="absolute inline-flex min-h-7.5 -translate-1/2 items-center rounded-full border border-line bg-card px-2.75 font-strong whitespace-nowrap tabular-nums shadow-float hover:border-accent hover:bg-accent hover:text-on-accent"
              >
                {isOne ? own.figure : texts.homes(units)}
              </a>
            )
          },
        )}
        <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-control bg-railway-ground/90 px-2 py-0.5 text-ink-2">
          © OpenStreetMap contributors
        </p>
      </nav>
      <div className="min-h-0 overflow-y-auto border-line text-sm max-md:border-t md:border-l">
        <ul>
          {stations.map(({ name, code, lines, homes }) => (
            <li key={name} className="border-b border-line px-4 pt-2.25 pb-1.75 last:border-b-0">
              <h3 className="flex items-center gap-2.5 text-base leading-snug font-strong tracking-normal">
                <StationMark lines={lines} />
                {code ? (
                  <a href={stationPath(code)} className="py-0.5 hover:text-accent">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </h3>
              <ul className="grid gap-1">
                {homes.map((home) => (
                  <li key={home.id} id={`featured-${home.id}`} className="grid">
                    <a
                      href={unitPath(home.id)}
                      className="flex justify-between gap-3 py-0.5 hover:text-accent"
                    >
                      <span className="min-w-0 wrap-anywhere">{home.name}</span>
                      <b className="flex-none font-strong tabular-nums">{home.figure}</b>
                    </a>
                    <span className="flex flex-wrap justify-between gap-x-3 text-ink-2 tabular-nums">
                      {home.metres !== null &&
                        `${formatDistance(home.metres, language)} · ${formatWalk(home.metres, language)}`}
                      <a
                        href={home.mapHref}
                        target="_blank"
                        rel="noopener noreferrer"
                        aria-label={`${texts.openMap}: ${home.name}`}
                        className="py-0.5 font-medium text-accent hover:underline"
                      >
                        {texts.openMap}
                      </a>
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Markers closer than this, in pixels of a wide screen, would overlap on a phone. */
const APART = 150

function round(value: number): number {
  return Math.round(value * 10) / 10
}
