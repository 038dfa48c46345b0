import { BANDS, bandEnds } from '../../../../city/rail/rules/bands.ts'
import { textsIn } from '../../../../shared/language.ts'
import { minutesPath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { wayTexts } from '../../rules/words/way-texts.ts'
import { legendTitle } from './minutes-titles.ts'
import { stationMapTexts } from './station-map-texts.ts'

const tones = {
  1: 'bg-minutes-1 h-2',
  2: 'bg-minutes-2 h-1.75',
  3: 'bg-minutes-3 h-1.5',
  4: 'bg-minutes-4 h-1.25',
  5: 'bg-minutes-5 h-1',
}
const columns = 'grid grid-cols-[repeat(5,1fr)_1.15fr] gap-0.5'
const MAX_HEIGHT = 40

/** The legend of the minutes' colours, with the number of homes in each band. */
export function MinutesLegend({
  names,
  limit,
  bands,
  isShort = false,
  className,
}: {
  names: readonly (string | null)[]
  limit: number
  /** The number of homes in each band, once loaded. */
  bands: readonly number[] | null
  /** Only the bands, for small screens. */
  isShort?: boolean
  className?: string
}) {
  const language = useLanguage()
  const texts = textsIn(language, stationMapTexts)
  const ends = bandEnds(limit)
  const largest = Math.max(1, ...(bands ?? []))
  return (
    <div className={classNames('text-sm', className)}>
      {!isShort && <b className="font-strong wrap-anywhere">{legendTitle(names, language)}</b>}
      <div aria-hidden="true">
        {!isShort && (
          <div className={classNames(columns, 'mt-2 items-end')} style={{ height: MAX_HEIGHT + 2 }}>
            {BANDS.map((band) => (
              <span
                key={band}
                style={{ height: 2 + (MAX_HEIGHT * (bands?.[band - 1] ?? 0)) / largest }}
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
          <span className="text-right">{texts.more}</span>
        </div>
      </div>
      <ul className="sr-only">
        {bands &&
          ends.map((end, i) => <li key={end}>{texts.inBand(bands[i] ?? 0, end, ends[i - 1])}</li>)}
      </ul>
      <p className="mt-1.5 text-ink-2">
        {isShort ? texts.doorToDoor : texts.bars}{' '}
        <a
          href={minutesPath()}
          className="whitespace-nowrap underline underline-offset-3 hover:text-ink"
        >
          {textsIn(language, wayTexts).howWeCount}
        </a>
      </p>
    </div>
  )
}
