import { type Band, bandOf } from '../../../places/band-rules.ts'
import type { WayThere } from '../../../places/minutes-rules.ts'
import { classNames } from '../../../ui/class-names.ts'
import { wayText } from './way-text.ts'

/** What bands are counted by where no limit is set. */
const USUAL_LIMIT = 60

type Told = { changes: boolean }

/** The places that a search counts minutes to, by name, and its limit. */
export type Places = { names: readonly (string | null)[]; limit?: number | undefined }

/** The way to each place, a line each: its total leads, in the colour of its band. */
export function MinutesLines({
  ways,
  names,
  limit = USUAL_LIMIT,
  told,
}: Places & { ways: readonly WayThere[]; told?: Told | undefined }) {
  return ways.map((way, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
    <p key={place} className="flex items-start gap-2.5 text-sm text-ink-2 tabular-nums">
      <b
        className={classNames(
          'min-w-8.5 flex-none rounded-control px-1.5 text-center font-strong',
          bandLook[bandOf(way.total, limit) ?? 'beyond'],
        )}
      >
        {way.total}
        <span className="sr-only"> minutes</span>
      </b>
      <span className="min-w-0 wrap-anywhere">{wayText(names[place] ?? null, way, told)}</span>
    </p>
  ))
}

const bandLook: Record<Band | 'beyond', string> = {
  1: 'bg-minutes-1 text-on-minutes',
  2: 'bg-minutes-2 text-on-minutes',
  3: 'bg-minutes-3 text-on-minutes',
  4: 'bg-minutes-4 text-on-minutes',
  5: 'bg-minutes-5 text-on-minutes',
  beyond: 'bg-hov text-ink-3',
}
