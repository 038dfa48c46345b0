import { useState } from 'react'
import { StationWalk } from '../../../../city/places/site/station-walk.tsx'
import {
  formatNumber,
  formatPrice,
  formatPricePerSqm,
  formatRent,
  formatRentPerSqm,
  formatSqm,
} from '../../../../shared/money.ts'
import { writeNumber } from '../../../../shared/write-number.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { neededFigures, type UnitRecord } from '../../rules/unit.ts'
import { floorText } from '../../site/format-floor.ts'
import { homeLine } from '../home-line.ts'
import { PriceCell } from '../price-cell.tsx'

/** A unit's price and rent, which a press edits, and what the home is. */
export function UnitFigures({ unit }: { unit: UnitRecord }) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const [openId, setOpenId] = useState<number | null>(null)
  const close = () => setOpenId(null)
  const { price, rentAmount, size, listingType, project } = unit
  const floor = isNarrow && unit.floor !== null && floorText(unit.floor, language)
  const needed = neededFigures(listingType)
  const yearly = price && rentAmount && needed.price && needed.rentAmount ? rentAmount * 12 : null
  const grossYield =
    yearly && price ? `${writeNumber((yearly / price) * 100, 1)}% gross yield` : null
  const figures = [
    needed.price && {
      label: 'Price',
      figure: price === null ? '—' : formatPrice(price, language),
      note:
        price === null
          ? null
          : isNarrow
            ? `${formatNumber(Math.round(price / size))} per sqm`
            : formatPricePerSqm(price, size, language),
    },
    needed.rentAmount && {
      label: 'Rent',
      figure: rentAmount === null ? '—' : formatRent(rentAmount, language),
      note: [
        rentAmount !== null && (!grossYield || !isNarrow)
          ? formatRentPerSqm(rentAmount, size, language).replace('/month', '')
          : null,
        grossYield,
      ]
        .filter(Boolean)
        .join(' · '),
    },
  ].filter((figure) => figure !== false)
  const prices = (
    <PriceCell
      unit={unit}
      editing={{ openId, onOpen: setOpenId, onClose: close, onNext: close }}
      face={
        <span className="flex max-md:rounded-card max-md:border max-md:border-line">
          {figures.map(({ label, figure, note }) => (
            <span
              key={label}
              className="grid flex-1 content-start border-line px-4.5 py-3 leading-snug not-first:border-l max-md:px-3 max-md:py-2"
            >
              <span className="text-ink-3 max-md:sr-only">{label}</span>
              <b className="text-xl font-strong whitespace-nowrap tabular-nums max-md:text-lg">
                {figure}
              </b>
              <span className="whitespace-nowrap text-ink-2 tabular-nums">{note || '\u00a0'}</span>
            </span>
          ))}
        </span>
      }
    />
  )
  const home = (
    <span className="tabular-nums">
      {[homeLine(unit, language), formatSqm(size, language), floor].filter(Boolean).join(' · ')}
    </span>
  )
  const station = project.nearestStation ? (
    <StationWalk
      station={project.nearestStation}
      metres={project.distanceToStation}
      short={isNarrow}
    />
  ) : (
    <span className="text-ink-2">No stations found within 1km of this location.</span>
  )
  if (isNarrow) {
    return (
      <div className="grid gap-1.5">
        {prices}
        {home}
        {station}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap">
      {prices}
      <div className="grid min-w-44 flex-1 content-center border-l border-line px-4.5 py-3">
        {home}
        {station}
      </div>
    </div>
  )
}
