import { BANDS, bandEnds } from '../../../places/band-rules.ts'
import { minutesPath } from '../../../shared/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { countedHomes } from '../counted-homes.ts'
import { legendTitle } from './minutes-titles.ts'

const tones = {
  1: 'bg-minutes-1 h-2',
  2: 'bg-minutes-2 h-1.75',
  3: 'bg-minutes-3 h-1.5',
  4: 'bg-minutes-4 h-1.25',
  5: 'bg-minutes-5 h-1',
}
const columns = 'grid grid-cols-[repeat(5,1fr)_1.15fr] gap-0.5'
const HIGHEST = 40

/** What the colours mean, and how many homes stand in each. */
export function MinutesLegend({
  names,
  limit,
  bands,
  isShort = false,
  className,
}: {
  names: readonly (string | null)[]
  limit: number
  /** Homes in each band, once they are counted. */
  bands: readonly number[] | null
  /** The bands alone, where there is little room. */
  isShort?: boolean
  className?: string
}) {
  const ends = bandEnds(limit)
  const most = Math.max(1, ...(bands ?? []))
  return (
    <div className={classNames('text-sm', className)}>
      {!isShort && <b className="font-strong wrap-anywhere">{legendTitle(names)}</b>}
      <div aria-hidden="true">
        {!isShort && (
          <div className={classNames(columns, 'mt-2 items-end')} style={{ height: HIGHEST + 2 }}>
            {BANDS.map((band) => (
              <span
                key={band}
                style={{ height: 2 + (HIGHEST * (bands?.[band - 1] ?? 0)) / most }}
                className={classNames(
                  'rounded-xs opacity-30 transition-[height]',
                  tones[band],
                  'h-auto',
                )}
              />
            ))}
          </div>
        )}
        <div className={classNames(columns, 'mt-0.5 h-2 items-center')}>
          {BANDS.map((band) => (
            <span key={band} className={classNames('rounded-full', tones[band])} />
          ))}
          <span className="h-0.75 rounded-full bg-(--railway-beyond)" />
        </div>
        <div className={classNames(columns, 'text-ink-2 tabular-nums')}>
          {ends.map((end, i) => (
            <span key={end} className={i === 4 ? 'text-right font-strong text-ink' : 'text-right'}>
              {end}
            </span>
          ))}
          <span className="text-right">more</span>
        </div>
      </div>
      <ul className="sr-only">
        {bands &&
          ends.map((end, i) => (
            <li
              key={end}
            >{`${countedHomes(bands[i] ?? 0)} in ${end} minutes${i > 0 ? `, further than ${ends[i - 1]}` : ''}`}</li>
          ))}
      </ul>
      <p className="mt-1.5 text-ink-2">
        {isShort
          ? 'Door to door, weekdays.'
          : 'Walk, wait, ride and change on a weekday. The bars are homes.'}{' '}
        <a
          href={minutesPath()}
          className="whitespace-nowrap underline underline-offset-3 hover:text-ink"
        >
          How we count
        </a>
      </p>
    </div>
  )
}
