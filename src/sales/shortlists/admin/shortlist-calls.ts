import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { DeliveryInput, ShortlistInput } from '../rules/shortlist.ts'
import { sentListTexts } from './sent-list-texts.ts'
import { shortlistTexts } from './shortlist-texts.ts'

const sends = recordCalls('shortlists', '/api/sends')

/** The chosen homes as staff get them; deleted ones are left out. */
export function chosenHomesQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['units', 'to send', ids],
    queryFn: ({ signal }) =>
      callList('get /api/units/search', { query: { ids: [...ids], limit: ids.length }, signal }),
    select: ({ items }) => ids.flatMap((id) => items.find((unit) => unit.id === id) ?? []),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** Who signs messages: the signed-in user, or a colleague. */
export const signerQuery = (userId?: number) =>
  queryOptions({
    queryKey: ['agency', 'signer', userId ?? 'me'],
    queryFn: ({ signal }) => call('get /api/sends/signature', { query: { userId }, signal }),
  })

/** A page that was made, and what it was made of. */
export type MadePage = { id: number; url: string; input: ShortlistInput }

/** Makes the page of the input; one that was made before is used again, with its homes changed if need be. */
export function useMakePage() {
  return useSave({
    send: async ({ input, made }: { input: ShortlistInput; made: MadePage | null }) => {
      if (!made || !isSamePage(made.input, input)) {
        return { ...(await sends.create(input)), input }
      }
      if (made.input.unitIds.join() !== input.unitIds.join()) {
        await sends.change(made.id, { unitIds: input.unitIds })
      }
      return { ...made, input }
    },
    failed: shortlistTexts.failed,
    isShownByForm: true,
  })
}

function isSamePage(one: ShortlistInput, other: ShortlistInput): boolean {
  return (
    (one.contactId ?? null) === (other.contactId ?? null) &&
    one.language === other.language &&
    one.showUnitNumbers === other.showUnitNumbers &&
    one.showProjectNames === other.showProjectNames
  )
}

/** Confirms that a home is still available. */
export function useConfirmHome() {
  return useSave({
    send: ({ id }: { id: number; name: string }) =>
      call('post /api/units/{id}/confirm', { params: { id: String(id) }, body: {} }),
    done: (_, { name }) => ({ title: shortlistTexts.confirmed, text: name }),
    failed: shortlistTexts.confirmFailed,
    nameOf: ({ name }) => name,
  })
}

/** The newest pages that were sent. */
export const sentQuery = sends.list

/** One; disabled without an id. */
export const shortlistQuery = sends.one

/** Whom the signed-in user sent homes to lately. */
export const recentPeopleQuery = sends.view('/people', {})

const SHOWN_BEFORE = 5

/** What was sent to a contact last. */
export function sentToQuery(contactId: number) {
  return queryOptions({
    queryKey: ['shortlists', 'to', contactId],
    queryFn: ({ signal }) =>
      callList('get /api/sends', { query: { contactId, limit: SHOWN_BEFORE }, signal }),
  })
}

/** The homes that were sent to a contact before; disabled without one. */
export const sentBeforeQuery = (contactId: number | null) =>
  sends.view('/before', { query: { contactId: contactId ?? 0 } }, { enabled: contactId !== null })

/** Whether e-mail is sent from here. */
export const isMailConnectedQuery = queryOptions({
  queryKey: ['threads', 'channels'],
  queryFn: ({ signal }) => call('get /api/inbox/channels', { signal }),
  select: (channels) => channels.some(({ id, isConnected }) => id === 'email' && isConnected),
})

/** Sends the message of a page, or records that it was sent elsewhere. */
export function useDeliver() {
  return useSave({
    send: ({ id, name: _, ...body }: DeliveryInput & { id: number; name: string }) =>
      sends.verb(id, '/deliveries', { body }),
    done: ({ delivery }, { name }) =>
      delivery?.state === 'noted' ? null : shortlistTexts.delivered(delivery?.state, name),
    failed: shortlistTexts.notDelivered,
    isShownByForm: true,
  })
}

/** Changes the homes of a page that was sent. */
export function useChangeHomes() {
  return useSave({
    send: ({ id, ...change }: { id: number; unitIds?: number[]; version: number }) =>
      sends.change(id, change),
    done: () => ({ title: shortlistTexts.changed }),
    failed: shortlistTexts.notChanged,
    isShownByForm: true,
  })
}

/** Takes a page back. */
export function useTakeBack() {
  return useSave({
    send: ({ id }: { id: number }) => sends.remove(id),
    done: () => ({ title: sentListTexts.tookBack, text: sentListTexts.tookBackNote }),
    failed: sentListTexts.failed,
  })
}
