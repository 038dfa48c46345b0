import { AtSpot } from '../../city/map/site/pins.tsx'
import { ReachRing } from '../../city/map/site/railway-map/reach-ring.tsx'
import { toWorld } from '../../shared/mercator.ts'
import type { SearchedPlace } from './use-searched-places.ts'

/** A searched place on the map: its mark, below those of homes, its name, and the circle that the search reaches. */
export function SearchedPlaceMark({ place: { at, name, metres } }: { place: SearchedPlace }) {
  return (
    <>
      {metres !== null && <ReachRing at={at} metres={metres} />}
      <AtSpot at={toWorld(at)}>
        <span
          className={
            name === null
              ? 'block size-7 -translate-1/2 rounded-full border-3 border-accent'
              : 'icon-map-pin grid size-9 -translate-1/2 place-items-center rounded-full border-2 border-card bg-accent text-on-accent shadow-float before:size-4.5'
          }
        />
      </AtSpot>
      {name !== null && (
        <AtSpot at={toWorld(at)} className="z-10">
          <span className="absolute -top-11.5 left-0 -translate-x-1/2 rounded-control bg-railway-ground/80 px-1.5 font-strong whitespace-nowrap text-ink">
            {name}
          </span>
        </AtSpot>
      )}
    </>
  )
}
