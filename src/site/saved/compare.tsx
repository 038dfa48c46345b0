import { useState } from 'react'
import { Photo } from '../../city/media/site/photo.tsx'
import { unitName } from '../../records/units/site/unit-name.ts'
import { unitPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/fields/field.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { useNarrow } from '../../ui/style/use-narrow.ts'
import { ComparedJourneys } from './compared-journeys.tsx'
import { BY_TRAIN, comparedRows, type SavedHome } from './compared-rows.ts'
import type { PlacedHome } from './with-place.ts'

type Row = (typeof comparedRows)[number]

/** The id of the comparison's heading. */
export const COMPARED_ID = 'compare'

/** Compares up to four homes side by side: a bar marks rows that differ, a tick the best value of a row. */
export function Compare({
  homes,
  total,
  onRemove,
}: {
  homes: readonly PlacedHome[]
  total: number
  onRemove: (id: number, name: string) => void
}) {
  const [onlyDiffering, setOnlyDiffering] = useState(false)
  const [pair, setPair] = useState<readonly number[]>([])
  const inPair = pairOf(homes, pair)
  // Narrow screens show two of them.
  const isNarrow = useNarrow()
  const shown = isNarrow ? homes.filter(({ card }) => inPair.includes(card.id)) : homes
  const placeName = homes.find(({ place }) => place)?.place?.name ?? ''
  const rows = comparedRows.filter(
    (row) =>
      shown.some(({ facts }) => facts[row.id].text !== null) &&
      (!onlyDiffering || differs(row, shown)),
  )
  return (
    <section aria-labelledby={COMPARED_ID} className="grid grid-cols-1 gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={COMPARED_ID} tabIndex={-1} className="scroll-mt-4 text-xl outline-none">
          Comparing {homes.length} of {total}
        </h2>
        <CheckboxField
          label="Only rows that differ"
          checked={onlyDiffering}
          onChange={({ currentTarget }) => setOnlyDiffering(currentTarget.checked)}
          className="print:hidden"
        />
      </div>
      <PairPicker homes={homes} pair={inPair} onChange={setPair} />
      <div className="overflow-x-auto rounded-panel border-line bg-card md:border">
        <table className="w-full table-fixed text-sm tabular-nums max-md:block">
          <thead className="max-md:block">
            <tr className="max-md:grid max-md:grid-cols-2">
              <td className="w-36 p-3.5 align-top text-ink-2 max-md:hidden">
                Bars mark rows that differ; ticks mark the best value.
              </td>
              {homes.map(({ card, facts }) => (
                <th
                  key={card.id}
                  scope="col"
                  className={classNames(
                    'relative p-3.5 text-left align-top font-normal md:border-l md:border-line',
                    !inPair.includes(card.id) && 'max-md:hidden',
                  )}
                >
                  <span className="block aspect-card overflow-hidden rounded-control bg-wash">
                    <Photo image={card.image} alt="" size="card" />
                  </span>
                  <button
                    type="button"
                    data-take-out
                    aria-label={`Remove ${unitName(card.projectName, card.unitNumber)}`}
                    onClick={() => onRemove(card.id, unitName(card.projectName, card.unitNumber))}
                    className="icon-x absolute top-5.5 right-5.5 grid size-9 place-items-center rounded-control border border-line bg-card before:size-4 hover:border-field print:hidden"
                  />
                  <span className="block pt-2.5 text-lg font-strong">
                    {facts.price.text ?? card.figures[0]}
                  </span>
                  <span className="block font-medium wrap-anywhere">{card.projectName}</span>
                  <span className="block text-ink-2">Unit {card.unitNumber}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groupsOf(rows).map(([group, members]) => (
            <tbody key={group} className="max-md:block">
              <tr className="max-md:block">
                <th
                  scope="rowgroup"
                  colSpan={homes.length + 1}
                  className="border-t border-line bg-wash px-3.5 py-2.5 text-left font-strong max-md:block max-md:border-0 max-md:bg-transparent max-md:px-3.5 max-md:pt-5 max-md:text-base"
                >
                  {group}
                </th>
              </tr>
              {members.map((row) => (
                <Line
                  key={row.id}
                  row={row}
                  label={row.id === 'place' ? placeName : row.label}
                  homes={homes}
                  isDiffering={differs(row, shown)}
                  pair={inPair}
                />
              ))}
              {group === BY_TRAIN && <ComparedJourneys homes={homes} pair={inPair} />}
            </tbody>
          ))}
          <tbody className="print:hidden max-md:block">
            <tr className="max-md:grid max-md:grid-cols-2">
              <td className="border-t border-line max-md:hidden" />
              {homes.map(({ card }) => (
                <td
                  key={card.id}
                  className={classNames(
                    'border-line p-3.5 md:border-t md:border-l',
                    !inPair.includes(card.id) && 'max-md:hidden',
                  )}
                >
                  <ButtonLink
                    variant="quiet"
                    size="small"
                    href={unitPath(card.id)}
                    aria-label={`View Details: ${unitName(card.projectName, card.unitNumber)}`}
                    className="w-full"
                  >
                    View Details
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Line({
  row,
  label,
  homes,
  isDiffering,
  pair,
}: {
  row: Row
  label: string
  homes: readonly SavedHome[]
  /** Whether the homes that are shown differ in it. */
  isDiffering: boolean
  pair: readonly number[]
}) {
  const best = bestOf(row, homes)
  return (
    <tr
      className={classNames(
        'max-md:grid max-md:grid-cols-2 max-md:border-b max-md:border-line max-md:py-2',
        isDiffering && 'max-md:border-l-3 max-md:border-l-accent',
      )}
    >
      <th
        scope="row"
        className={classNames(
          'border-t border-line px-3.5 py-2.5 text-left align-top font-medium max-md:col-span-2 max-md:border-0 max-md:py-0.5',
          isDiffering
            ? 'shadow-[inset_3px_0_var(--color-accent)] max-md:shadow-none'
            : 'text-ink-2',
        )}
      >
        {label}
        {isDiffering && <span className="sr-only">, differs</span>}
      </th>
      {homes.map(({ card, facts }) => {
        const { text, value, lines } = facts[row.id]
        const isBest = best !== null && value === best
        return (
          <td
            key={card.id}
            className={classNames(
              'border-line px-3.5 py-2.5 align-top wrap-anywhere max-md:py-0.5 md:border-t md:border-l',
              !isDiffering && 'text-ink-2',
              isBest && 'font-strong text-success',
              !pair.includes(card.id) && 'max-md:hidden',
            )}
          >
            <span
              className={classNames(
                'inline-flex items-center gap-2',
                isBest && 'flex-row-reverse icon-check before:size-4',
              )}
            >
              {lines && <StationMark lines={lines} />}
              <span>{text ?? '–'}</span>
            </span>
            {isBest && <span className="sr-only">, the best</span>}
          </td>
        )
      })}
    </tr>
  )
}

/** Chooses the two homes that are shown on a phone. */
function PairPicker({
  homes,
  pair,
  onChange,
}: {
  homes: readonly SavedHome[]
  pair: readonly number[]
  onChange: (pair: readonly number[]) => void
}) {
  if (homes.length <= 2) return null
  return (
    <fieldset className="grid grid-cols-4 gap-2 md:hidden print:hidden">
      <legend className="sr-only">Homes to compare</legend>
      {homes.map(({ card }) => (
        <button
          key={card.id}
          type="button"
          aria-pressed={pair.includes(card.id)}
          aria-label={`Show ${unitName(card.projectName, card.unitNumber)}`}
          onClick={() => {
            if (!pair.includes(card.id)) onChange([...pair.slice(1), card.id])
          }}
          className="aspect-card overflow-hidden rounded-control border-2 border-transparent opacity-60 aria-pressed:border-accent aria-pressed:opacity-100"
        >
          <Photo image={card.image} alt="" size="thumb" />
        </button>
      ))}
    </fieldset>
  )
}

function pairOf(homes: readonly SavedHome[], chosen: readonly number[]): number[] {
  const ids = homes.map(({ card }) => card.id)
  const remaining = chosen.filter((id) => ids.includes(id))
  return [...remaining, ...ids.filter((id) => !remaining.includes(id))].slice(0, 2)
}

function differs(row: Row, homes: readonly SavedHome[]): boolean {
  return new Set(homes.map(({ facts }) => facts[row.id].text)).size > 1
}

/** The best value of a row; null when there is none or all are equal. */
function bestOf(row: Row, homes: readonly SavedHome[]): number | null {
  if (!('best' in row) || !differs(row, homes)) return null
  const values = homes.flatMap(({ facts }) => facts[row.id].value ?? [])
  if (values.length < 2) return null
  return row.best === 'least' ? Math.min(...values) : Math.max(...values)
}

function groupsOf(rows: readonly Row[]): [string, Row[]][] {
  return [...Map.groupBy(rows, ({ group }) => group)]
}
