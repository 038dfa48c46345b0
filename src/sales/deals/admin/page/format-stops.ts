import { bangkokDate, formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import type { Language } from '../../../../shared/language.ts'
import type { Stage } from '../../../../ui/timeline/stage-line.tsx'
import type { Alternative } from '../../rules/alternative.ts'
import { DealColumns } from '../../rules/deal.ts'
import type { DealRecord } from '../../rules/deal-record.ts'

/** The columns as stops, those where the deal stopped with their day. */
export function stops(
  { stages, column: here }: Pick<DealRecord, 'stages' | 'column'>,
  today: string,
  language: Language,
): Stage[] {
  const since = new Map(stages.map(({ column, since }) => [column, since]))
  // Within a column the finer stages are one stop.
  for (const { column, since: first } of stages.toReversed())
    if (isOneStay(stages, column)) since.set(column, first)
  return DealColumns.ids.map((id) => {
    const moment = since.get(id)
    const day = moment && dayWords(moment, today, language)
    const label = labelOf(DealColumns, id, language)
    // The day of an end stands in the strip; beside its name there is no room for it.
    if (id === 'won' || id === 'lost') return { id, label, kind: id }
    const note = id === here ? `since ${day ?? 'today'}` : (day ?? null)
    return { id, label, note, ...(id === 'onhold' && { kind: 'siding' as const }) }
  })
}

function isOneStay(stages: DealRecord['stages'], column: string): boolean {
  const places = stages.flatMap((stay, place) => (stay.column === column ? [place] : []))
  return (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1
}

/** `today`, `3 Nov`, of another year `3 Nov 2025`. */
function dayWords(moment: string, today: string, language: Language): string {
  const day = bangkokDate(moment)
  if (day === today) return 'today'
  const words = formatDate(moment, language)
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/\s\d{4}$/, '') : words
}

/** How a home differs: `Same 2 beds · 8% cheaper · −4 sqm`. */
export function differenceWords({
  bedrooms,
  moreBedrooms,
  dearerPercent,
  moreSqm,
}: Pick<Alternative, 'bedrooms' | 'moreBedrooms' | 'dearerPercent' | 'moreSqm'>): string {
  return [
    bedroomWords(bedrooms, moreBedrooms),
    dearerPercent === 0
      ? 'same price'
      : `${Math.abs(dearerPercent)}% ${dearerPercent < 0 ? 'cheaper' : 'dearer'}`,
    moreSqm === 0
      ? 'same size'
      : `${moreSqm < 0 ? '−' : '+'}${Math.abs(Math.round(moreSqm * 10) / 10)} sqm`,
  ].join(' · ')
}

function bedroomWords(bedrooms: number, more: number): string {
  const beds = (count: number) => `${count} bed${count === 1 ? '' : 's'}`
  if (more !== 0) return `${beds(Math.abs(more))} ${more < 0 ? 'fewer' : 'more'}`
  return bedrooms === 0 ? 'Same, a studio' : `Same ${beds(bedrooms)}`
}
