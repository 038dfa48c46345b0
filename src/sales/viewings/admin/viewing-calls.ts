import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import type { FeedbackInput } from '../rules/feedback.ts'
import type { ViewingMessage } from '../rules/message.ts'
import {
  type PlanQuery,
  type ViewingChange,
  type ViewingInput,
  type ViewingRecord,
  type ViewingSearch,
  type ViewingState,
  ViewingStates,
} from '../rules/viewing.ts'

/** Viewings by their time. */
export function viewingsQuery(search: ViewingSearch, limit: number) {
  return queryOptions({
    queryKey: ['viewings', 'list', search, limit],
    queryFn: ({ signal, meta }) =>
      callList('get /api/viewings', { query: { ...search, limit }, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** One viewing, with what it clashes with. */
export function viewingQuery(id: number) {
  return queryOptions({
    queryKey: ['viewings', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/viewings/{id}', { params: { id: String(id) }, signal, meta }),
  })
}

/** The best order of homes, and when each is seen. */
export function planQuery(query: PlanQuery) {
  return queryOptions({
    queryKey: ['viewings', 'plan', query],
    queryFn: ({ signal }) => call('get /api/viewings/plan', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** What was thought of a home. */
export function feedbackCountsQuery(unitId: number) {
  return queryOptions({
    queryKey: ['viewings', 'answers', unitId],
    queryFn: ({ signal, meta }) =>
      call('get /api/viewings/feedback', { query: { unitId }, signal, meta }),
  })
}

export function useScheduleViewing() {
  return useSave({
    send: ({ id, input }: { id: number | null; input: ViewingInput & ViewingChange }) => {
      if (id === null) return call('post /api/viewings', { body: input })
      return call('put /api/viewings/{id}', { params: { id: String(id) }, body: input })
    },
    failed: 'Failed to schedule the viewing',
    isShownByForm: true,
  })
}

/** Says what became of a viewing, or cancels it, with Undo. */
export function useViewingState() {
  return useSave({
    send: ({ viewing, state }: { viewing: ViewingRecord; state: ViewingState }) => {
      const params = { id: String(viewing.id) }
      return call('put /api/viewings/{id}', { params, body: { state, version: viewing.version } })
    },
    done: ({ version }, { viewing, state }) => ({
      title: `Viewing: ${ViewingStates.labels[state].toLowerCase()}`,
      text: viewing.contact?.name ?? '',
      undo: () =>
        call('put /api/viewings/{id}', {
          params: { id: String(viewing.id) },
          body: { state: viewing.state, version },
        }),
    }),
    failed: 'Failed to change the viewing',
    nameOf: ({ viewing }) => viewing.contact?.name ?? '',
  })
}

/** Writes down what a client thought of a home. */
export function useAnswer() {
  return useSave({
    send: ({ id, input }: { id: number; input: FeedbackInput }) =>
      call('post /api/viewings/{id}/feedback', { params: { id: String(id) }, body: input }),
    failed: 'Failed to save what they thought',
  })
}

/** Makes the page on which the client answers. */
export function useAskClient() {
  return useSave({
    send: ({ id, language }: { id: number; language: ShortlistLanguage }) =>
      call('post /api/viewings/{id}/ask', { params: { id: String(id) }, body: { language } }),
    failed: 'Failed to make the page',
  })
}

/** Writes to the client, or records that it was written elsewhere. */
export function useWriteToClient() {
  return useSave({
    send: ({ id, message }: { id: number; message: ViewingMessage }) =>
      call('post /api/viewings/{id}/messages', { params: { id: String(id) }, body: message }),
    done: ({ state }) => ({
      title: state === 'recorded' ? 'Recorded in the conversation' : 'On its way',
    }),
    failed: 'Failed to write to the client',
    isShownByForm: true,
  })
}
