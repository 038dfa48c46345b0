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
    <tr className="hidden in-[[data-minutes]]:table-row max-sm:border-b max-sm:border-line max-sm:py-2 max-sm:in-[[data-minutes]]:grid max-sm:in-[[data-minutes]]:grid-cols-2">
      <th
        scope="row"
        className="border-t border-line px-3.5 py-2.5 text-left align-top font-medium text-ink-2 max-sm:col-span-2 max-sm:border-0 max-sm:py-0.5"
      >
        Work or study
      </th>
      {homes.map(({ card }) => (
        <td
          key={card.id}
          className={classNames(
            'border-line px-3.5 py-2.5 align-top max-sm:py-0.5 sm:border-t sm:border-l',
            !pair.includes(card.id) && 'max-sm:hidden',
          )}
        >
          <RememberedMinutes unitId={card.id} changes />
        </td>
      ))}
    </tr>
  )
}
