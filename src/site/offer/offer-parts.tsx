import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { MarketTables } from '../../records/units/site/market-tables.tsx'
import { UnitCard } from '../../records/units/site/unit-card.tsx'
import { formatNumber } from '../../shared/money.ts'
import { searchPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { linkClass } from '../../ui/style/link-class.ts'
import type { Offer } from './read-offer.server.ts'

/**
 * A sentence with the number of homes of a place; `where` ends it: `within 1 km`. What is to rent and to buy leads to
 * the search; `query` finds all of them.
 */
export function OfferLine({ offer, where, query }: { offer: Offer; where: string; query: string }) {
  const language = useLanguage()
  const { toRent, toBuy } = offer.market
  const kinds = [
    { listingType: 'rent', count: toRent, words: 'to rent' },
    { listingType: 'sale', count: toBuy, words: 'to buy' },
  ].filter(({ count }) => count > 0)
  return (
    <p className="text-lg tabular-nums">
      <strong className="font-strong">{countedHomes(offer.total, language)}</strong> {where}
      {kinds.map(({ listingType, count, words }, index) => (
        <span key={words}>
          {index === 0 ? ': ' : ', '}
          <a href={searchPath(`${query}&listingType=${listingType}`)} className={linkClass}>
            {formatNumber(count)} {words}
          </a>
        </span>
      ))}
    </p>
  )
}

/** The prices of homes in a place, and the newest of them. `where` as in `OfferLine`. */
export function OfferSections({
  offer,
  query,
  where,
  note,
  today,
}: {
  offer: Offer
  /** The query parameters of the search that finds all of them. */
  query: string
  where: string
  note: string
  today: string
}) {
  const language = useLanguage()
  const { market, units, total } = offer
  return (
    <>
      <MarketTables market={market} where={where} />
      <section aria-labelledby="on-offer" className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="grid gap-1">
            <h2 id="on-offer" className="text-xl">
              Homes for rent and sale
            </h2>
            {total > 0 && <p className="text-sm text-ink-2">{note}</p>}
          </div>
          {total > units.length && (
            <ButtonLink variant="quiet" size="small" href={searchPath(query)}>
              See all {countedHomes(total, language)}
            </ButtonLink>
          )}
        </div>
        {total === 0 ? (
          <EmptyState title="No homes are listed here right now">
            <ButtonLink variant="quiet" size="small" href={searchPath()} className="mt-3">
              Search all of Bangkok
            </ButtonLink>
          </EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {units.map((unit) => (
              <UnitCard key={unit.id} unit={unit} today={today} />
            ))}
          </div>
        )}
      </section>
    </>
  )
}
