import { type FormEvent, useRef } from 'react'
import type { ProjectSearch } from '../../records/projects/rules/project.ts'
import {
  Areas,
  BuiltYears,
  ProjectSorts,
  PropertyTypes,
} from '../../records/projects/rules/project-sets.ts'
import { labelOf, type ValueSet } from '../../shared/fields/value-set.ts'
import { propertiesPath } from '../../shared/paths.ts'
import { fieldBox } from '../../ui/fields/field.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { Count } from '../../ui/tables/count.tsx'

const sorts = ['newest', 'name', 'built_new', 'built_old', 'units', 'station'] as const

/** The filters of the projects: a plain form, applied on each change when scripts run. */
export function PropertiesForm({
  search,
  onChange,
}: {
  search: ProjectSearch
  onChange: (form: Record<string, unknown>) => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const language = useLanguage()
  const { type, year, area, developerId } = search
  const used = [type, year, area].filter(Boolean).length

  function notify(changed: Record<string, unknown> = {}): void {
    if (form.current) onChange({ ...Object.fromEntries(new FormData(form.current)), ...changed })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    notify()
  }

  return (
    <form
      ref={form}
      method="get"
      action={propertiesPath()}
      onSubmit={submit}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) notify()
      }}
      className="grid grid-cols-1 gap-2.5 lg:grid-cols-[1.8fr_3fr_1fr]"
    >
      <SearchBox
        label="Search properties"
        name="search"
        placeholder="Name, address, station or developer"
        value={search.search ?? ''}
        onSearch={(text) => notify({ search: text })}
      />
      <div className="relative lg:contents">
        <details className="lg:details-content:[content-visibility:visible]" open={used > 0}>
          <summary className="control flex w-[calc(50%-0.3125rem)] list-none items-center justify-center gap-2 rounded-control border border-line bg-card px-3 font-medium lg:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
            <span className="icon-sliders-horizontal before:size-4" />
            Filters
            {used > 0 && (
              <>
                <Count value={used} />
                <span className="sr-only">in use</span>
              </>
            )}
          </summary>
          <div className="grid gap-2.5 max-lg:pt-2.5 sm:grid-cols-3">
            <Choice name="type" any="Any type" set={PropertyTypes} value={type} />
            <Choice name="year" any="Any year" set={BuiltYears} value={year} />
            <Choice name="area" any="Any area" set={Areas} value={area} />
          </div>
        </details>
        <select
          name="sort"
          aria-label="Sort"
          value={search.sort}
          onChange={ignore}
          className={`${fieldBox} control truncate max-lg:absolute max-lg:top-0 max-lg:right-0 max-lg:w-[calc(50%-0.3125rem)]!`}
        >
          {sorts.map((id) => (
            <option key={id} value={id}>
              {labelOf(ProjectSorts, id, language)}
            </option>
          ))}
        </select>
      </div>
      {developerId && <input type="hidden" name="developerId" value={developerId} />}
      <button
        type="submit"
        className="control hidden noscript:block rounded-control border border-line bg-card px-4 text-ink"
      >
        Apply
      </button>
    </form>
  )
}

function Choice<Id extends string>({
  name,
  any,
  set,
  value,
}: {
  name: string
  any: string
  set: ValueSet<Id>
  value: Id | undefined
}) {
  const language = useLanguage()
  return (
    <select
      name={name}
      aria-label={any.replace('Any ', '').replace(/^./, (letter) => letter.toUpperCase())}
      value={value ?? ''}
      onChange={ignore}
      className={`${fieldBox} control truncate`}
    >
      <option value="">{any}</option>
      {set.ids.map((id) => (
        <option key={id} value={id}>
          {labelOf(set, id, language)}
        </option>
      ))}
    </select>
  )
}

// The form's change handler reads the value.
function ignore(): void {}
