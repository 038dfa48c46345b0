import * as z from 'zod/mini'
import { listAnswer, Page } from '../http/page.ts'
import { route } from '../http/route.ts'
import { queryId, queryInteger, text } from '../shared/fields.ts'
import { staff } from '../staff/guard.ts'
import { auditLog } from './audit-log.ts'
import { AuditActions } from './rules.ts'

const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum(AuditActions.ids),
  subject: z.string(),
  subjectId: z.nullable(z.int()),
  /** What people called the record when this was written. */
  subjectName: z.nullable(z.string()),
  actorId: z.nullable(z.int()),
  actorName: z.string(),
  changes: z.record(z.string(), z.array(z.unknown())),
  requestId: z.nullable(z.string()),
})

const AuditQuery = z.extend(Page, {
  subject: z.optional(text(40)),
  subjectId: z.optional(queryId()),
  actorId: z.optional(queryId()),
  before: z.optional(queryInteger(1, Number.MAX_SAFE_INTEGER)),
})

export const activityRoutes = [
  route(
    {
      method: 'get',
      path: '/api/audit',
      tag: 'Audit',
      summary: 'Every write and sign-in by staff, newest first',
      guard: staff('readAudit'),
      query: AuditQuery,
      answers: { 200: z.array(AuditEntry) },
    },
    async (context, { query }, call) => {
      const { rows, total } = await auditLog(context, query)
      return listAnswer(call, rows, total, query)
    },
  ),
]
