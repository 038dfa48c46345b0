import { type Band, bandOf } from '../../../../city/rail/rules/bands.ts'
import type { Journey } from '../../../../city/rail/rules/minutes.ts'
import { textsIn } from '../../../../shared/language.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { wayTexts } from '../../rules/words/way-texts.ts'
import { journeyText } from './format-journey.ts'

/** The limit, in minutes, that bands are based on if none is set. */
const DEFAULT_LIMIT = 60

type JourneyOptions = { changes: boolean }

/** The places that a search counts minutes to, by name, and its limit. */
export type Places = { names: readonly (string | null)[]; limit?: number | undefined }

/** A line for each place: the total in the colour of its band, then the journey. */
export function MinutesLines({
  journeys,
  names,
  limit = DEFAULT_LIMIT,
  options,
}: Places & { journeys: readonly Journey[]; options?: JourneyOptions | undefined }) {
  const language = useLanguage()
  const texts = textsIn(language, wayTexts)
  return journeys.map((journey, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: places have a fixed order
    <p key={place} className="flex items-start gap-2.5 text-sm text-ink-2 tabular-nums">
      <b
        className={classNames(
          'min-w-8.5 flex-none rounded-control px-1.5 text-center font-strong',
          bandLook[bandOf(journey.total, limit) ?? 'beyond'],
        )}
      >
        {journey.total}
        <span className="sr-only"> {texts.minutesWord}</span>
      </b>
      <span className="min-w-0 wrap-anywhere">
        {journeyText(names[place] ?? null, journey, options, language)}
      </span>
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
