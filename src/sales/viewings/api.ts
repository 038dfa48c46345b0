import * as z from 'zod/mini'
import { fileResponse } from '../../platform/http/file-response.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { queryId } from '../../shared/fields/fields.ts'
import { answerPath } from '../../shared/paths.ts'
import { staff } from '../../team/staff/guard.ts'
import { senderName } from '../shortlists/store.ts'
import { addFeedback } from './add-feedback.ts'
import { agentEvents, clientEvents } from './calendar-events.ts'
import { askClient } from './client-feedback.ts'
import { planViewing } from './plan-viewing.ts'
import { FeedbackCounts, FeedbackInput } from './rules/feedback.ts'
import {
  AskCreated,
  AskInput,
  CalendarQuery,
  MessageWritten,
  ViewingMessage,
} from './rules/message.ts'
import {
  Plan,
  PlanQuery,
  ViewingAnswered,
  ViewingChange,
  ViewingInput,
  ViewingRecord,
  ViewingSearch,
} from './rules/viewing.ts'
import { addViewing, cancelViewing, changeViewing, withClashes } from './save-viewing.ts'
import { sendViewingMessage } from './send-message.ts'
import { viewingRecord } from './store.ts'
import { feedbackCounts, viewingList } from './viewing-list.ts'

const tag = 'viewings'
const OTHERS = 'Someone else’s viewing'
const UNKNOWN = 'No such viewing'

export const viewingRoutes = [
  route(
    {
      method: 'get',
      path: '/api/viewings',
      tag,
      summary: 'Viewings by time',
      guard: staff(),
      query: z.extend(ViewingSearch, Page.shape),
      responses: { 200: z.array(ViewingRecord) },
    },
    async (context, { query }, call) => {
      const { viewings, total } = await viewingList(context, query, query)
      return listResponse(call, viewings, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/viewings/plan',
      tag,
      summary: 'The best order of homes, with routes between them, a time for each, and clashes',
      guard: staff(),
      query: PlanQuery,
      responses: { 200: Plan },
    },
    async (context, { query }, call) => call.json(await planViewing(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/viewings/feedback',
      tag,
      summary: 'How often a home was viewed, and the feedback',
      guard: staff(),
      query: z.object({ unitId: queryId() }),
      responses: { 200: FeedbackCounts },
    },
    async ({ db }, { query }, call) => call.json(await feedbackCounts(db, query.unitId)),
  ),
  route(
    {
      method: 'post',
      path: '/api/viewings',
      tag,
      summary: 'Schedule a viewing; clashes are reported, not refused',
      guard: staff(),
      once: true,
      body: ViewingInput,
      responses: { 201: ViewingAnswered },
    },
    async (context, { body }, call) => call.json(await addViewing(context, body), 201),
  ),
  route(
    {
      method: 'get',
      path: '/api/viewings/{id}',
      tag,
      summary: 'A viewing, with what it clashes with',
      guard: staff(),
      params: IdParams,
      responses: { 200: ViewingAnswered, 404: UNKNOWN },
    },
    async (context, { params }, call) =>
      call.json(await withClashes(context, await viewingRecord(context.db, params.id))),
  ),
  route(
    {
      method: 'put',
      path: '/api/viewings/{id}',
      tag,
      summary: 'Change a viewing: its homes, times, agent or outcome',
      guard: staff(),
      params: IdParams,
      body: ViewingChange,
      responses: {
        200: ViewingAnswered,
        403: OTHERS,
        404: UNKNOWN,
        409: 'Changed since, or it has not started yet',
      },
    },
    async (context, { params, body }, call) =>
      call.json(await changeViewing(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/viewings/{id}',
      tag,
      summary: 'Cancel a viewing; setting its state to planned undoes that',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Cancelled', 403: OTHERS, 404: UNKNOWN },
    },
    async (context, { params }, call) => {
      await cancelViewing(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/viewings/{id}/feedback',
      tag,
      summary: 'Record a client’s feedback on a home',
      guard: staff(),
      params: IdParams,
      body: FeedbackInput,
      responses: {
        200: ViewingRecord,
        403: OTHERS,
        404: UNKNOWN,
        409: 'It has not started yet, or was cancelled',
      },
    },
    async (context, { params, body }, call) =>
      call.json(await addFeedback(context, params.id, body)),
  ),
  route(
    {
      method: 'post',
      path: '/api/viewings/{id}/ask',
      tag,
      summary: 'The link to a feedback page for the client, valid for 30 days',
      guard: staff(),
      params: IdParams,
      body: AskInput,
      responses: {
        200: AskCreated,
        403: OTHERS,
        404: UNKNOWN,
        409: 'It is not over yet, or was cancelled',
      },
    },
    async (context, { params, body }, call) => {
      const token = await askClient(context, params.id, body.language)
      return call.json({ url: call.var.services.origin + answerPath(token) })
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/viewings/{id}/messages',
      tag,
      summary:
        'Message the client in their conversation; recorded where the channel is not connected',
      guard: staff(),
      once: true,
      params: IdParams,
      body: ViewingMessage,
      responses: { 201: MessageWritten, 403: OTHERS, 404: UNKNOWN },
    },
    async (context, { params, body }, call) =>
      call.json({ state: await sendViewingMessage(context, params.id, body) }, 201),
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
      responses: { 200: 'A calendar (RFC 5545)', 404: UNKNOWN },
    },
    async (context, { params, query }, call) => {
      const viewing = await viewingRecord(context.db, params.id)
      const events =
        query.for === 'agent'
          ? agentEvents(viewing)
          : clientEvents(viewing, query.language, await senderName(context.db, viewing.agentId))
      const { origin } = call.var.services
      const { writeCalendar } = await import('../../shared/calendar-file.ts')
      return fileResponse(call, writeCalendar(events, { origin }), `viewing-${params.id}.ics`)
    },
  ),
]
