import { flushSync } from 'react-dom'
import { placeCount } from '../../records/units/rules/minutes-query.ts'
import { hasDistance, initialSort } from '../../records/units/rules/near.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { useOptimisticChoice } from '../../ui/fields/use-optimistic-choice.ts'

/**
 * The filter by availability and the sort; a change submits their form. Without JavaScript there is a
 * submit button.
 */
export function ResultsControls({
  form,
  search,
  sorts,
}: {
  form: string
  search: UnitSearch
  sorts: readonly { value: string; label: string }[]
}) {
  // Without a value, so that the order follows the place until somebody chooses one.
  const [sort, setSort] = useOptimisticChoice<string>(search.sort ?? '')
  const initial = initialSort(search)
  const isOffered = (value: string) =>
    value === 'minutes' ? placeCount(search) > 0 : value !== 'distance' || hasDistance(search)
  const [availableOnly, setAvailableOnly] = useOptimisticChoice(search.availableOnly ?? false)
  return (
    <>
      <label className="inline-flex min-h-9 items-center gap-2 text-sm text-ink-2 max-sm:mr-auto">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
          role="switch"
          name="availableOnly"
          value="true"
          form={form}
          checked={availableOnly}
          onChange={({ currentTarget }) => {
            flushSync(() => setAvailableOnly(currentTarget.checked))
            currentTarget.form?.requestSubmit()
          }}
          className="switch"
        />
        Available only
      </label>
      <div className="flex items-center gap-2 text-sm text-ink-2 max-sm:order-1">
        <label htmlFor="sort">Sort</label>
        <select
          id="sort"
          name="sort"
          form={form}
          value={sort}
          onChange={({ currentTarget }) => {
            flushSync(() => setSort(currentTarget.value))
            currentTarget.form?.requestSubmit()
          }}
          className="h-9 rounded-control border border-field bg-paper px-2.5 text-ink"
        >
          {sorts
            .filter(({ value }) => isOffered(value))
            .map(({ value, label }) => (
              <option key={value} value={value === initial ? '' : value}>
                {label}
              </option>
            ))}
        </select>
        <button
          type="submit"
          form={form}
          className="hidden h-9 noscript:block rounded-control border border-line bg-card px-3 text-ink"
        >
          Apply
        </button>
      </div>
    </>
  )
}
