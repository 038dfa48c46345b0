import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminPath } from '../../shared/paths.ts'
import type { FilteredList, SavedFilter } from '../../team/staff/rules/staff.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { runAfterClosing } from '../../ui/overlays/use-back-closes.ts'
import { call } from '../calls/call.ts'
import { useSave } from '../calls/use-save.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { savedFiltersQuery } from './saved-filters-query.ts'

/** The user's saved filters of a list: applies, saves and deletes them. */
export function SavedFilters({
  list,
  query,
  trigger,
}: {
  list: FilteredList
  /** The current filters as query parameters; '' for none. */
  query: string
  /** The button that opens them, if not `Saved`. */
  trigger?: ReactElement
}) {
  return (
    <Popover
      label="Saved filters"
      trigger={
        trigger ?? (
          <Button variant="quiet" size="small">
            <span className="icon-bookmark before:size-4" />
            Saved
          </Button>
        )
      }
    >
      {(close) => <SavedList list={list} query={query} onDone={close} />}
    </Popover>
  )
}

/** Applies, saves and deletes them; closes by `onDone`. */
export function SavedList({
  list,
  query,
  onDone,
}: {
  list: FilteredList
  query: string
  onDone: () => void
}) {
  const [name, setName] = useState('')
  const navigate = useNavigate()
  const filters = useQuery(savedFiltersQuery(list))
  const save = useSave({
    send: (body: { list: FilteredList; name: string; query: string }) =>
      call('post /api/saved-filters', { body }),
    done: (saved) => ({ title: 'Filters saved', text: saved.name }),
    failed: 'Failed to save the filters',
  })
  const forget = useSave({
    send: ({ id }: SavedFilter) =>
      call('delete /api/saved-filters/{id}', { params: { id: String(id) } }),
    done: (_, { name, query }) => ({
      title: 'Filters forgotten',
      text: name,
      undo: () => call('post /api/saved-filters', { body: { list, name, query } }),
    }),
    failed: 'Failed to delete the filters',
  })
  return (
    <div className="dense grid gap-3">
      <RefusalAlert save={save} />
      <RefusalAlert save={forget} />
      {filters.isError && <p className="text-danger">The saved filters could not be read.</p>}
      {filters.data?.length === 0 && (
        <p className="text-ink-2">
          No saved filters yet. Filter the list, then save the filters under a name.
        </p>
      )}
      <ul className="grid">
        {filters.data?.map((saved) => (
          <li key={saved.id} className="flex items-center gap-1">
            <button
              type="button"
              aria-current={saved.query === query}
              onClick={() => {
                onDone()
                runAfterClosing(() => void navigate(`${adminPath(list)}?${saved.query}`))
              }}
              className="min-h-(--press) min-w-0 flex-1 truncate rounded-control px-2.5 text-left font-medium hover:bg-hov aria-[current=true]:text-accent"
            >
              {saved.name}
            </button>
            <IconButton label={`Forget ${saved.name}`} onClick={() => forget.mutate(saved)}>
              <span className="icon-trash before:size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form
        className="grid gap-2 border-t border-line pt-3"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ list, name, query }, { onSuccess: () => setName('') })
        }}
      >
        <TextField
          label="Save the filters in use as"
          maxLength={60}
          required
          disabled={query === ''}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          {...(query === '' && { hint: 'No filter is in use.' })}
        />
        <Button type="submit" size="small" disabled={query === '' || save.isPending}>
          Save
        </Button>
      </form>
    </div>
  )
}
