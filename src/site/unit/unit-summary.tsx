import type { ReactNode } from 'react'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { unitTexts } from '../../records/units/rules/words/unit-texts.ts'
import { UnitMinutes } from '../../records/units/site/minutes/unit-minutes.tsx'
import { UnitFacts } from '../../records/units/site/unit-facts.tsx'
import { priceLines, sqmPriceLine } from '../../records/units/site/unit-price.ts'
import { confirmationLine, isStale } from '../../shared/dates.ts'
import { textsIn } from '../../shared/language.ts'
import { Description } from '../../ui/description.tsx'
import { useLanguage } from '../../ui/language.tsx'

/** The name, price, rooms, size and last confirmation of a home. */
export function UnitSummary({
  unit,
  today,
  children,
}: {
  unit: PublicUnit
  today: string
  children?: ReactNode
}) {
  const language = useLanguage()
  const [price, rent] = priceLines(unit, undefined, language)
  const perSqm = sqmPriceLine(unit, undefined, language)
  const confirmed = confirmationLine(unit.status, unit.availabilityDate, today, language)
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <h1 className="text-3xl wrap-anywhere">
          {`${unit.project.name} `}
          <span className="mt-1.5 block text-lg font-normal tracking-normal text-ink-2">
            {textsIn(language, unitTexts).number(unit.unitNumber)}
          </span>
        </h1>
        <div className="grid gap-0.5 tabular-nums sm:justify-items-end">
          <p className="text-3xl font-strong tracking-[-0.012em]">{price}</p>
          {rent && <p className="text-lg">{rent}</p>}
          {perSqm && <p className="text-sm text-ink-3">{perSqm}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3.5">
        <UnitFacts unit={unit} className="gap-x-4.5" />
        {confirmed && (
          <p
            className={
              isStale(unit.availabilityDate, today)
                ? 'text-sm text-ink-3'
                : 'icon-badge-check inline-flex items-center gap-1.5 text-sm text-success'
            }
          >
            {confirmed}
          </p>
        )}
      </div>
      <UnitMinutes unitId={unit.id} />
      {children}
      <Description text={unit.description} />
    </section>
  )
}
