import { call } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
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

const viewings = recordCalls('viewings', '/api/viewings')
const deals = recordCalls('deals', '/api/deals')

/** Viewings by their time. */
export const viewingsQuery = (search: ViewingSearch, limit: number) =>
  viewings.list({ ...search, limit })

/** One; disabled without an id. */
export const viewingQuery = viewings.one

/** The best order of homes, and when each is seen. */
export const planQuery = (query: PlanQuery) =>
  viewings.view('/plan', { query }, { keepsPrevious: true })

/** What was thought of a home. */
export const feedbackCountsQuery = (unitId: number) =>
  viewings.view('/feedback', { query: { unitId } })

/** A deal, for its homes and its stage. */
export const dealOfViewingQuery = deals.one

export const alternativesQuery = (id: number) => deals.viewOf(id, '/alternatives')

export function useScheduleViewing() {
  return useSave({
    send: ({ id, input }: { id: number | null; input: ViewingInput & ViewingChange }) =>
      id === null ? viewings.create(input) : viewings.change(id, input),
    failed: 'Failed to schedule the viewing',
    isShownByForm: true,
  })
}

/** Says what became of a viewing, or cancels it, with Undo. */
export function useViewingState() {
  return useSave({
    send: ({ viewing, state }: { viewing: ViewingRecord; state: ViewingState }) =>
      viewings.change(viewing.id, { state, version: viewing.version }),
    done: ({ version }, { viewing, state }) => ({
      title: `Viewing: ${ViewingStates.labels[state].toLowerCase()}`,
      text: viewing.contact?.name ?? '',
      undo: () => viewings.change(viewing.id, { state: viewing.state, version }),
    }),
    failed: 'Failed to change the viewing',
    nameOf: ({ viewing }) => viewing.contact?.name ?? '',
  })
}

/** Writes down what a client thought of a home. */
export function useAnswer() {
  return useSave({
    send: ({ id, input }: { id: number; input: FeedbackInput }) =>
      viewings.verb(id, '/feedback', { body: input }),
    failed: 'Failed to save what they thought',
  })
}

/** Makes the page on which the client answers. */
export function useAskClient() {
  return useSave({
    send: ({ id, language }: { id: number; language: ShortlistLanguage }) =>
      viewings.verb(id, '/ask', { body: { language } }),
    failed: 'Failed to make the page',
  })
}

/** Writes to the client, or records that it was written elsewhere. */
export function useWriteToClient() {
  return useSave({
    send: ({ id, message }: { id: number; message: ViewingMessage }) =>
      viewings.verb(id, '/messages', { body: message }),
    done: ({ state }) => ({
      title: state === 'recorded' ? 'Recorded in the conversation' : 'On its way',
    }),
    failed: 'Failed to write to the client',
    isShownByForm: true,
  })
}

/** Moves the deal of a viewing to Viewing Schedule, with Undo. */
export function useMoveDeal() {
  return useSave({
    send: (id: number) =>
      call('post /api/deals/{id}/move', {
        params: { id: String(id) },
        body: { stage: 'viewingschedule' },
      }),
    done: ({ deal, undo }) => ({
      title: 'Moved to Viewing Schedule',
      text: deal.dealName,
      undo: () =>
        call('post /api/deals/{id}/move', {
          params: { id: String(deal.id) },
          // Safe: what the server answered is what it takes.
          body: undo as never,
        }),
    }),
    failed: 'Failed to move the deal',
  })
}
