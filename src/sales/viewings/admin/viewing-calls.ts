import { call } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { type FeedbackInput, FeedbackValues } from '../rules/feedback.ts'
import type { AvailabilityRequest, OwnerMessage, ViewingMessage } from '../rules/message.ts'
import {
  type OwnerInput,
  type PlanQuery,
  type ViewingChange,
  type ViewingInput,
  type ViewingRecord,
  type ViewingSearch,
  type ViewingState,
  ViewingStates,
} from '../rules/viewing.ts'

const viewings = recordCalls('viewings', '/api/viewings')

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

type Answer = {
  /** As it was before. */
  viewing: Pick<ViewingRecord, 'id' | 'state'>
  /** Of the home. */
  name: string
  input: FeedbackInput
  before: FeedbackInput
}

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
    paints: ({ viewing, state }) => ({ subject: 'viewings', ids: [viewing.id], fields: { state } }),
    failed: 'Failed to change the viewing',
    nameOf: ({ viewing }) => viewing.contact?.name ?? '',
  })
}

/** Writes down what a client thought of a home, with Undo: the viewing may leave the list with it. */
export function useAnswer() {
  return useSave({
    send: ({ viewing: { id }, input }: Answer) => viewings.verb(id, '/feedback', { body: input }),
    done: (_, { viewing: { id, state }, name, input, before }) => ({
      title: input.answer ? 'Feedback saved' : 'Feedback removed',
      text: [name, input.answer && FeedbackValues.labels[input.answer]].filter(Boolean).join(': '),
      undo: async () => {
        const { version, ...now } = await viewings.verb(id, '/feedback', { body: before })
        // The answer said that it took place.
        if (now.state !== state) await viewings.change(id, { state, version })
      },
    }),
    failed: 'Failed to save the feedback',
    // It is shown before it is saved: the next press counts too.
    inTurn: 'feedback',
  })
}

/** Stores whether the owner of a home confirmed its time. */
export function useConfirmOwner() {
  return useSave({
    send: ({ id, ...input }: { id: number } & OwnerInput) =>
      viewings.verb(id, '/owner', { body: input }),
    failed: 'Failed to save the owner’s answer',
  })
}

/** Makes the page on which the client answers. */
export function useAskClient() {
  return useSave({
    send: ({ id, language }: { id: number; language: ShortlistLanguage }) =>
      viewings.verb(id, '/ask', { body: { language } }),
    failed: 'Failed to create the link',
  })
}

/** Asks the owner of a home, or records that they were asked elsewhere. */
export function useAskOwner() {
  return useSave({
    send: ({ id, message }: { id: number; message: OwnerMessage }) =>
      viewings.verb(id, '/owner-messages', { body: message }),
    done: ({ state }) => ({
      title: state === 'recorded' ? 'Recorded in the conversation' : 'Sending',
    }),
    failed: 'Failed to write to the owner',
    isShownByForm: true,
  })
}

/** Asks an owner whether their homes are still available, or records that they were asked elsewhere. */
export function useAskAvailability() {
  return useSave({
    send: ({ contactId, request }: { contactId: number; request: AvailabilityRequest }) =>
      call('post /api/leads/{id}/availability-requests', {
        params: { id: String(contactId) },
        body: request,
      }),
    done: ({ state }) => ({
      title: state === 'recorded' ? 'Recorded in the conversation' : 'Sending',
    }),
    failed: 'Failed to write to the owner',
    isShownByForm: true,
  })
}

/** Writes to the client, or records that it was written elsewhere. */
export function useWriteToClient() {
  return useSave({
    send: ({ id, message }: { id: number; message: ViewingMessage }) =>
      viewings.verb(id, '/messages', { body: message }),
    done: ({ state }) => ({
      title: state === 'recorded' ? 'Recorded in the conversation' : 'Sending',
    }),
    failed: 'Failed to write to the client',
    isShownByForm: true,
  })
}
