import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { ListTitle } from '../../ui/tables/list-title.tsx'
import type { ListedRecords } from './record-kind.ts'

/** The title of a list with the number of results and the button that adds a record. */
export function RecordListTitle({
  kind: { title, one, many },
  list,
  found: { data },
  as = 'h1',
  add,
  children,
}: Omit<ListedRecords<unknown>, 'found'> & {
  found: { data: { total: number } | undefined }
  as?: 'h1' | 'h2'
  /** "Add Unit"; the form opens over the list. */
  add?: { label: string; onPress?: () => void }
  /** Further actions. */
  children?: ReactNode
}) {
  return (
    <ListTitle title={title} as={as} count={data ? { found: data.total, one, many } : null}>
      {children}
      {add && (
        <Button size="small" onClick={add.onPress ?? (() => list.open({ add: 1 }))}>
          <span className="icon-plus before:size-4" />
          {add.label}
        </Button>
      )}
    </ListTitle>
  )
}
