import type { ReactNode } from 'react'
import { formatBaht, formatNumber, formatPrice } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { type Market, typicalFigure } from '../rules/market.ts'
import { countedHomes } from './counted-homes.ts'

const roomNames = ['Studio', '1 bedroom', '2 bedrooms', '3 or more']

/**
 * Median rents and prices by bedrooms, with the number of units; no figure for fewer than five. `where` ends
 * a sentence: `within 1 km of Asok`.
 */
export function MarketTables({ market, where }: { market: Market; where: string }) {
  if (market.toRent + market.toBuy === 0) return null
  return (
    <div className="grid grid-cols-1 items-start gap-x-10 gap-y-9 lg:grid-cols-[1.85fr_1fr]">
      {market.toRent > 0 && (
        <Section
          id="rents"
          title="Asking rents"
          note={`For our homes ${where}. Not shown for fewer than five homes.`}
        >
          <RentTable market={market} />
        </Section>
      )}
      {market.toBuy > 0 && (
        <Section id="prices" title="Asking prices" note="Median asking price and number of homes.">
          <PriceTable market={market} />
        </Section>
      )}
    </div>
  )
}

function Section({
  id,
  title,
  note,
  children,
}: {
  id: string
  title: string
  note: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="text-sm text-ink-2">{note}</p>
      </div>
      <div className="overflow-hidden rounded-card border border-line bg-card">{children}</div>
    </section>
  )
}

const table =
  'w-full text-sm tabular-nums *:*:border-line *:*:not-first:border-t [&_td]:px-4 max-[22rem]:[&_td]:px-2.5 [&_td]:py-3 [&_th]:px-4 max-[22rem]:[&_th]:px-2.5 [&_th]:py-3 [&_th]:text-left [&_th]:font-normal'
const figure = 'font-strong text-base'

function RentTable({ market }: { market: Market }) {
  const language = useLanguage()
  const rows = market.rooms
    .filter(({ toRent }) => toRent > 0)
    .map(({ bedrooms, toRent, rents }) => ({
      bedrooms,
      toRent,
      low: typicalFigure(rents?.[0], toRent),
      middle: typicalFigure(rents?.[1], toRent),
      high: typicalFigure(rents?.[2], toRent),
    }))
  const scaleEnd = Math.max(...rows.map(({ high }) => high ?? 0)) * 1.1
  return (
    <table className={table}>
      <thead className="text-ink-3">
        <tr>
          <th scope="col">Bedrooms</th>
          <th scope="col">Median monthly rent</th>
          <th scope="col" className="max-sm:hidden">
            Middle half
          </th>
          <th scope="col" className="text-right!">
            Homes
          </th>
        </tr>
      </thead>
      <tbody className="border-t border-line">
        {rows.map(({ bedrooms, toRent, low, middle, high }) => (
          <tr key={bedrooms}>
            <th scope="row">{roomNames[bedrooms]}</th>
            <td>
              {middle === null ? (
                <TooFew />
              ) : (
                <span className={figure}>{formatBaht(middle, language)}</span>
              )}
            </td>
            <td className="max-sm:hidden">
              {low !== null && middle !== null && high !== null && (
                <Spread low={low} middle={middle} high={high} scaleEnd={scaleEnd} />
              )}
            </td>
            <td className="text-right text-ink-2">{toRent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The range of the middle half of the rents, on one scale for all rows. */
function Spread({
  low,
  middle,
  high,
  scaleEnd,
}: {
  low: number
  middle: number
  high: number
  scaleEnd: number
}) {
  const language = useLanguage()
  const position = (value: number) => `${((value / scaleEnd) * 100).toFixed(1)}%`
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="relative block h-1.5 max-w-52 rounded-full bg-hov">
        <span
          className="absolute inset-y-0 rounded-full bg-accent/45"
          style={{ left: position(low), right: `calc(100% - ${position(high)})` }}
        />
        <span
          className="absolute -inset-y-0.75 w-0.5 bg-accent"
          style={{ left: position(middle) }}
        />
      </span>
      <span className="text-ink-2">{`${formatNumber(low)}–${formatBaht(high, language)}`}</span>
    </div>
  )
}

function PriceTable({ market }: { market: Market }) {
  const language = useLanguage()
  const sqm = typicalFigure(market.sqmPrice, market.toBuy)
  return (
    <table className={table}>
      <thead className="sr-only">
        <tr>
          <th scope="col">Bedrooms</th>
          <th scope="col">Median price</th>
          <th scope="col">Homes</th>
        </tr>
      </thead>
      <tbody>
        {market.rooms
          .filter(({ toBuy }) => toBuy > 0)
          .map(({ bedrooms, toBuy, price }) => {
            const middle = typicalFigure(price, toBuy)
            return (
              <tr key={bedrooms}>
                <th scope="row">{roomNames[bedrooms]}</th>
                <td className="text-right">
                  {middle === null ? (
                    <TooFew />
                  ) : (
                    <span className={figure}>{formatPrice(middle, language)}</span>
                  )}
                </td>
                <td className="text-right whitespace-nowrap text-ink-2">
                  {countedHomes(toBuy, language)}
                </td>
              </tr>
            )
          })}
        <tr className="bg-wash">
          <th scope="row">Per sqm</th>
          <td className="text-right">
            {sqm === null ? (
              <TooFew />
            ) : (
              <span className={figure}>{formatBaht(sqm, language)}</span>
            )}
          </td>
          <td className="text-right whitespace-nowrap text-ink-2">
            {countedHomes(market.toBuy, language)}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function TooFew() {
  return <span className="text-ink-2">Not enough homes</span>
}
