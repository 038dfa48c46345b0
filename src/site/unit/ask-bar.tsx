import { ButtonLink } from '../../ui/button.tsx'
import type { UnitDocument } from '../../units/rules.ts'
import { priceLines } from '../../units/site/unit-price.ts'

/**
 * On a phone, the price and the way to the form within a thumb's reach: it stays at the bottom of the
 * screen until the form itself is there. Wide screens have the form beside them.
 */
export function AskBar({ unit }: { unit: UnitDocument }) {
  const [price] = priceLines(unit)
  return (
    <div className="sticky bottom-0 z-20 -mx-4.5 flex items-center justify-between gap-4 border-t border-line bg-card px-4.5 py-2.5 md:-mx-7 md:px-7 lg:hidden">
      <p aria-hidden="true" className="min-w-0 truncate text-lg font-[620] tabular-nums">
        {price}
      </p>
      <ButtonLink href="#inquiry">Ask about this home</ButtonLink>
    </div>
  )
}
