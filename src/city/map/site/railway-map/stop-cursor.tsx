import type { WorldSpot } from '../../../../shared/mercator.ts'
import { AtSpot } from '../pins.tsx'

/** The hovered stop, with its name and number of homes. */
export function StopCursor({ at, name, homes }: { at: WorldSpot; name: string; homes: string }) {
  return (
    <>
      <AtSpot at={at} className="z-20">
        <span className="block size-5 -translate-1/2 rounded-full border-4 border-accent bg-card" />
      </AtSpot>
      <AtSpot at={at} off={BESIDE} className="z-20">
        <span className="grid rounded-control border border-line bg-card px-3.5 py-1.5 leading-[1.4] whitespace-nowrap shadow-float">
          <b className="font-strong">{name}</b>
          <span className="text-ink-2 tabular-nums">{homes}</span>
        </span>
      </AtSpot>
    </>
  )
}

const BESIDE = { x: 16, y: -26 }
