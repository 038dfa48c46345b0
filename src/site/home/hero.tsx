import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { Railway } from '../../city/rail/site/railway.tsx'
import { QuickSearchForm, quickFields } from '../../records/units/site/quick-search-form.tsx'
import { useMatchCount } from '../../records/units/site/use-match-count.ts'
import { powerSearchPath } from '../../shared/paths.ts'
import { useTexts } from '../../ui/language.tsx'
import { PowerSearchButton } from '../power-search/power-search-button.tsx'
import { homeTexts } from './home-texts.ts'

/** The hero: the quick search in front of the railway map. `total` counts all homes. */
export function Hero({ lines, total }: { lines: readonly LineChoice[]; total: number }) {
  const { count, choose } = useMatchCount(total)
  const texts = useTexts(homeTexts)
  return (
    <section className="relative border-b border-line bg-railway-ground lg:min-h-160">
      <WideMap />
      <div className="page-width relative grid content-start gap-7 py-11 md:py-14 lg:py-12">
        <div className="grid max-w-150 gap-4">
          <h1 className="text-4xl md:text-5xl lg:max-w-[8em] lg:text-6xl">{texts.title}</h1>
          <p className="max-w-[31ch] text-lg text-ink-2">{texts.summary}</p>
        </div>
        <div className="lg:max-w-150">
          <QuickSearchForm
            lines={lines}
            onChoose={(form) => {
              void choose(form)
            }}
          >
            <PowerSearchButton lines={lines} fields={quickFields} href={powerSearchPath()}>
              <span className="icon-sliders-horizontal before:size-4.5" />
              {texts.advanced}
            </PowerSearchButton>
            <p aria-live="polite" className="ml-auto text-sm text-ink-3 tabular-nums">
              {count !== null && texts.homes(count)}
            </p>
          </QuickSearchForm>
        </div>
      </div>
      <Railway
        frame="middle"
        label={texts.railways}
        className="hidden w-full min-[35rem]:max-lg:block"
      />
      <Railway frame="phone" label={texts.railways} className="w-full min-[35rem]:hidden" />
    </section>
  )
}

/**
 * The map at its own size beside the form, faded below it and cut off on the right and at the bottom. Its position does not
 * depend on the form's height, because browsers paint it before they have parsed the form.
 */
function WideMap() {
  return (
    <div className="fade-right absolute inset-0 hidden overflow-hidden lg:block">
      <div className="page-width">
        <Railway frame="wide" className="fade-left absolute top-0 h-200 w-500" />
      </div>
    </div>
  )
}
