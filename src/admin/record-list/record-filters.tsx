import type { ReactNode } from 'react'
import { optionsOf } from '../../shared/fields/value-set.ts'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { useNarrow } from '../../ui/style/use-narrow.ts'
import { FilterRow, FilterSelect } from '../../ui/tables/filters.tsx'
import { ListFilters } from '../../ui/tables/list-filters.tsx'
import type { ListedRecords } from './record-kind.ts'

/** The search and filters of a list of records. */
export function RecordFilters({
  kind: { one, many, search, filters = [] },
  list,
  found: { data },
  children,
}: Omit<ListedRecords<unknown>, 'found'> & {
  found: { data: { total: number } | undefined }
  /** Actions with the filters: saved filters, an export. */
  children?: ReactNode
}) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const box = (
    <SearchBox
      {...search}
      value={list.get('search')}
      onSearch={(text) => list.show({ search: text }, { isTyping: true })}
    />
  )
  if (filters.length === 0) {
    return (
      <FilterRow>
        {box}
        {children}
      </FilterRow>
    )
  }
  const address = list.address({})
  const chosen = filters.map((filter) => filter.values.read(list.get(filter.name)) ?? '')
  return (
    <ListFilters
      search={box}
      used={chosen.filter((value) => value !== '').length}
      found={data?.total ?? null}
      actions={children}
      onClosed={() => list.keep(address)}
      {...{ one, many }}
    >
      {filters.map(({ name, label, any, values }, i) => (
        <FilterSelect
          key={name}
          label={label}
          value={chosen[i] ?? ''}
          onChange={(value) => list.show({ [name]: value }, { isTyping: isNarrow })}
          options={[{ value: '', label: any }, ...optionsOf(values, language)]}
        />
      ))}
    </ListFilters>
  )
}
