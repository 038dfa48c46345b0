import type { LineChoice } from '../../places/site/line-choices.ts'
import { Railway } from '../../places/site/railway.tsx'
import { powerSearchPath } from '../../shared/paths.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import { QuickSearchForm, quickFields } from '../../units/site/quick-search-form.tsx'
import { useMatchCount } from '../../units/site/use-match-count.ts'
import { PowerSearchButton } from '../power-search/power-search-button.tsx'

/** What the site is for: the quick search, on the railway. `total` is how many homes there are in all. */
export function Hero({ lines, total }: { lines: readonly LineChoice[]; total: number }) {
  const { count, choose } = useMatchCount(total)
  return (
    <section className="relative border-b border-line bg-railway-ground lg:min-h-160">
      <WideMap />
      <div className="page-width relative grid content-start gap-7 py-11 md:py-14 lg:py-12">
        <div className="grid max-w-150 gap-4">
          <h1 className="text-4xl md:text-5xl lg:max-w-[8em] lg:text-6xl">
            Find Your Perfect Condo
          </h1>
          <p className="max-w-[31ch] text-lg text-ink-2">
            Homes to rent and buy in Bangkok, by the train that stops near them.
          </p>
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
              Advanced Search
            </PowerSearchButton>
            <p aria-live="polite" className="ml-auto text-sm text-ink-3 tabular-nums">
              {count !== null && countedHomes(count)}
            </p>
          </QuickSearchForm>
        </div>
      </div>
      <Railway frame="middle" label={MAP} className="hidden w-full min-[35rem]:max-lg:block" />
      <Railway frame="phone" label={MAP} className="w-full min-[35rem]:hidden" />
    </section>
  )
}

const MAP = 'Map of the railways of Bangkok'

/**
 * At its own size, in line with the form; it fades beneath it, and the window cuts it on the right. Its
 * place does not follow from the form's height: browsers draw it before they have read the form.
 */
function WideMap() {
  return (
    <div className="fade-right absolute inset-0 hidden overflow-hidden lg:block">
      <div className="page-width">
        <Railway frame="wide" className="fade-left absolute top-0 h-160 w-500" />
      </div>
    </div>
  )
}
