import * as z from 'zod/mini'
import { fileResponse } from '../../platform/http/file-response.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { queryId } from '../../shared/fields/fields.ts'
import { answerPath } from '../../shared/paths.ts'
import { readSigner } from '../../team/agency/signer.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { staff } from '../../team/staff/guard.ts'
import { addFeedback } from './add-feedback.ts'
import { askAvailability } from './ask-availability.ts'
import { agentEvents, clientEvents } from './calendar-events.ts'
import { askClient } from './client-feedback.ts'
import { confirmOwner } from './confirm-owner.ts'
import { planViewing } from './plan-viewing.ts'
import { FeedbackCounts, FeedbackInput } from './rules/feedback.ts'
import {
  AskCreated,
  AskInput,
  AvailabilityRequest,
  CalendarQuery,
  MessageWritten,
  OwnerMessage,
  ViewingMessage,
} from './rules/message.ts'
import {
  OwnerInput,
  Plan,
  PlanQuery,
  ViewingAnswered,
  ViewingChange,
  ViewingInput,
  ViewingRecord,
  ViewingSearch,
} from './rules/viewing.ts'
import { addViewing, cancelViewing, changeViewing, withClashes } from './save-viewing.ts'
import { sendOwnerMessage, sendViewingMessage } from './send-message.ts'
import { viewingRecord } from './store.ts'
import { feedbackCounts, viewingList } from './viewing-list.ts'

const tag = 'viewings'
const ofOthers = { 403: 'Someone else’s viewing' }

const viewing = recordRoutes('viewing', {
  ...{ path: '/api/viewings', tag, one: 'viewing', record: ViewingAnswered },
})

export const viewingRoutes = [
  viewing.list('Viewings by time', ViewingSearch, viewingList, { gives: ViewingRecord }),
  viewing.view(
    '/plan',
    'The best order of homes, with routes between them, a time for each, and clashes',
    Plan,
    planViewing,
    { query: PlanQuery },
  ),
  viewing.view(
    '/feedback',
    'How often a home was viewed, and the feedback',
    FeedbackCounts,
    ({ db }, { unitId }) => feedbackCounts(db, unitId),
    { query: z.object({ unitId: queryId() }) },
  ),
  viewing.create(ViewingInput, addViewing, {
    summary: 'Schedule a viewing; clashes are reported, not refused',
  }),
  viewing.read(async (context, id) => withClashes(context, await viewingRecord(context.db, id)), {
    summary: 'A viewing, with what it clashes with',
  }),
  viewing.change(ViewingChange, changeViewing, {
    summary: 'Change a viewing: its homes, times, agent or outcome',
    refused: { ...ofOthers, 409: 'Changed since, or it has not started yet' },
  }),
  viewing.remove(cancelViewing, {
    summary: 'Cancel a viewing; setting its state to planned undoes that',
    silent: 'Cancelled',
    refused: ofOthers,
  }),
  viewing.verb('/feedback', 'Record a client’s feedback on a home', FeedbackInput, addFeedback, {
    gives: ViewingRecord,
    refused: { ...ofOthers, 409: 'It has not started yet, or was cancelled' },
  }),
  viewing.verb(
    '/owner',
    'Record whether the owner of a home confirmed its time',
    OwnerInput,
    confirmOwner,
    { gives: ViewingRecord, refused: { ...ofOthers, 409: 'It was cancelled' } },
  ),
  viewing.verb(
    '/ask',
    'The link to a feedback page for the client, valid for 30 days',
    AskInput,
    async (context, id, { language }, call) => {
      const token = await askClient(context, id, language)
      return { url: call.var.services.origin + answerPath(token) }
    },
    { gives: AskCreated, refused: { ...ofOthers, 409: 'It is not over yet, or was cancelled' } },
  ),
  viewing.verb(
    '/messages',
    'Message the client in their conversation; recorded where the channel is not connected',
    ViewingMessage,
    async (context, id, body) => ({ state: await sendViewingMessage(context, id, body) }),
    { once: true, status: 201, gives: MessageWritten, refused: ofOthers },
  ),
  viewing.verb(
    '/owner-messages',
    'Ask the owner of a home in their conversation; recorded where the channel is not connected',
    OwnerMessage,
    async (context, id, body) => ({ state: await sendOwnerMessage(context, id, body) }),
    { once: true, status: 201, gives: MessageWritten, refused: ofOthers },
  ),
  route(
    {
      method: 'post',
      path: '/api/leads/{id}/availability-requests',
      tag,
      summary:
        'Ask an owner in their conversation whether their homes are still available; recorded where the channel is not connected',
      guard: staff(),
      once: true,
      params: IdParams,
      body: AvailabilityRequest,
      responses: { 201: MessageWritten, 404: 'No such contact' },
    },
    async (context, { params, body }, call) =>
      call.json({ state: await askAvailability(context, params.id, body) }, 201),
  ),
  route(
    {
      method: 'get',
      path: '/api/viewings/{id}/calendar',
      tag,
      summary: 'A viewing as a calendar file, for the client or the agent',
      guard: staff(),
      params: IdParams,
      query: CalendarQuery,
      responses: { 200: 'A calendar (RFC 5545)', 404: 'No such viewing' },
    },
    async (context, { params, query }, call) => {
      const viewing = await viewingRecord(context.db, params.id)
      const { origin, env } = call.var.services
      const events =
        query.for === 'agent'
          ? agentEvents(viewing)
          : clientEvents(
              viewing,
              query.language,
              await readSigner(context, viewing.agentId, { first: env, origin }),
            )
      const { writeCalendar } = await import('../../shared/calendar-file.ts')
      return fileResponse(call, writeCalendar(events, { origin }), `viewing-${params.id}.ics`)
    },
  ),
]
