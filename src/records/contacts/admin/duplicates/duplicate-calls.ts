import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callList, type Input } from '../../../../admin/calls/call.ts'
import { undoOf } from '../../../../admin/calls/undo.ts'
import { useSave } from '../../../../admin/calls/use-save.ts'
import { contacts } from '../contact-calls.ts'

type Window = { limit: number; offset: number }
type Named = { id: number; name: string }

/** The most pairs of one contact that are read. */
const MAX_OF_ONE = 20

/** One page of the pairs to work through. */
export function pairsQuery(window: Window) {
  return queryOptions({
    queryKey: ['contacts', 'pairs', window],
    queryFn: ({ signal, meta }) =>
      callList('get /api/leads/duplicates', { query: window, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** The pairs of one contact. */
export function pairsOfContactQuery(contactId: number) {
  return queryOptions({
    queryKey: ['contacts', 'pairs of', contactId],
    queryFn: ({ signal, meta }) =>
      callList('get /api/leads/duplicates', {
        query: { contactId, limit: MAX_OF_ONE },
        signal,
        meta,
      }),
  })
}

/** Two contacts side by side. */
export function comparisonQuery(id: number, otherId: number) {
  return queryOptions({
    queryKey: ['contacts', 'comparison', id, otherId],
    queryFn: ({ signal, meta }) =>
      call('get /api/leads/{id}/comparison/{otherId}', {
        params: { id: String(id), otherId: String(otherId) },
        signal,
        meta,
      }),
  })
}

/** What was merged into a contact, and what it is also known by. */
export const mergesQuery = (id: number) => contacts.viewOf(id, '/merges')

type MergeBody = Input<'post /api/leads/{id}/merge'>['body']

/** Merges one contact into another, with Undo; the sheet shows an error, and what was done if it stays. */
export function useMerge({ isShownBySheet }: { isShownBySheet: boolean }) {
  return useSave({
    send: ({ keptId, body }: { keptId: number; body: MergeBody; other: Named }) =>
      contacts.verb(keptId, '/merge', { body }),
    done: (kept, { other }) => (isShownBySheet ? null : merged(kept, other)),
    failed: 'Failed to merge the contacts',
    keyOf: ({ id }) => ['contacts', 'one', id],
    isShownByForm: true,
  })
}

/** What a merge did. */
export const merged = (kept: { name: string; undoId: number | null }, other: Named) => ({
  title: 'Contacts merged',
  text: `Everything from ${other.name} is now in ${kept.name}.`,
  ...undoOf(kept.undoId),
})

/** Takes the latest merge of a contact apart. */
export function useTakeApart() {
  return useSave({
    send: ({ id }: Named) => unmergeContacts(id),
    done: ({ contacts: [kept, other] }) => ({
      title: 'Contacts unmerged',
      text: `${kept.name} and ${other.name} are separate contacts again.`,
    }),
    failed: 'Failed to unmerge the contacts',
    nameOf: ({ name }) => name,
  })
}

/** What it did to keep two contacts apart. */
export const toldApart = ([one, other]: readonly [Named, Named]) => ({
  title: 'Marked as different people',
  text: `${one.name} and ${other.name} won’t be suggested again.`,
  undo: () =>
    call('delete /api/leads/{id}/distinct/{otherId}', {
      params: { id: String(one.id), otherId: String(other.id) },
    }),
})

/** Keeps that two contacts are not the same person; the rest as in `useMerge`. */
export function useMarkDistinct({ isShownBySheet }: { isShownBySheet: boolean }) {
  return useSave({
    send: ({ contacts: [one, other] }: { contacts: readonly [Named, Named] }) =>
      contacts.verb(one.id, '/distinct', { body: { otherId: other.id } }),
    done: (_, { contacts }) => (isShownBySheet ? null : toldApart(contacts)),
    failed: 'Couldn’t save. Please try again.',
    isShownByForm: true,
  })
}

/** Takes back what the sheet shows as done; the sheet shows an error. */
export function useTakeBack() {
  return useSave({
    send: (undo: () => Promise<unknown>) => undo(),
    failed: 'Couldn’t undo. Please try again.',
    isShownByForm: true,
  })
}

function unmergeContacts(id: number) {
  return contacts.verb(id, '/unmerge', {})
}
