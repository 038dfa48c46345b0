import { UnitSorts } from '../../units/search-rules.ts'

/** The order of results: another choice sends the form it belongs to. Without JavaScript a button does. */
export function SortSelect({ form, sort = 'newest' }: { form: string; sort?: string | undefined }) {
  return (
    <div className="flex items-center gap-2 text-sm text-ink-2">
      <label htmlFor="sort">Sort</label>
      <select
        id="sort"
        name="sort"
        form={form}
        value={sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        className="h-9 rounded-control border border-field bg-paper px-2.5 text-ink"
      >
        {UnitSorts.ids.map((id) => (
          <option key={id} value={id}>
            {UnitSorts.labels[id]}
          </option>
        ))}
      </select>
      <noscript>
        <button
          type="submit"
          form={form}
          className="h-9 rounded-control border border-line bg-card px-3 text-ink"
        >
          Sort
        </button>
      </noscript>
    </div>
  )
}
