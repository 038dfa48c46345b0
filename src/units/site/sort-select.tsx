import { UnitSorts } from '../search-rules.ts'

/** The order of results: another choice searches at once. */
export function SortSelect({ sort = 'newest' }: { sort?: string | undefined }) {
  return (
    <label className="ml-auto flex items-center gap-2 text-sm text-ink-2">
      Sort
      <select
        name="sort"
        defaultValue={sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-9 rounded-control border border-field bg-paper px-2.5 text-ink"
      >
        {UnitSorts.ids.map((id) => (
          <option key={id} value={id}>
            {UnitSorts.labels[id]}
          </option>
        ))}
      </select>
    </label>
  )
}
