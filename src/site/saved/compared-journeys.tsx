import { RememberedMinutes } from '../../records/units/site/minutes/remembered-minutes.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { SavedHome } from './compared-rows.ts'

/** Rows of a comparison: the journeys to the places saved in this browser. */
export function ComparedJourneys({
  homes,
  pair,
}: {
  homes: readonly SavedHome[]
  /** The two homes that are shown on a phone. */
  pair: readonly number[]
}) {
  return (
    <tr className="hidden in-[[data-minutes]]:table-row max-md:border-b max-md:border-line max-md:py-2 max-md:in-[[data-minutes]]:grid max-md:in-[[data-minutes]]:grid-cols-2">
      <th
        scope="row"
        className="border-t border-line px-3.5 py-2.5 text-left align-top font-medium text-ink-2 max-md:col-span-2 max-md:border-0 max-md:py-0.5"
      >
        Work or study
      </th>
      {homes.map(({ card }) => (
        <td
          key={card.id}
          className={classNames(
            'border-line px-3.5 py-2.5 align-top max-md:py-0.5 md:border-t md:border-l',
            !pair.includes(card.id) && 'max-md:hidden',
          )}
        >
          <RememberedMinutes unitId={card.id} changes />
        </td>
      ))}
    </tr>
  )
}
