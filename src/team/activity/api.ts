import * as z from 'zod/mini'
import { listResponse, Page } from '../../platform/http/page.ts'
import { route } from '../../platform/http/route.ts'
import { staff } from '../staff/guard.ts'
import { auditLog } from './audit-log.ts'
import { AuditEntry, AuditSearch, daysInOrder, TrashEntry, TrashSearch } from './rules/activity.ts'
import { trash } from './trash.ts'

const AuditQuery = z.extend(AuditSearch, Page.shape).check(daysInOrder)

export const activityRoutes = [
  route(
    {
      method: 'get',
      path: '/api/audit',
      tag: 'Audit',
      summary: 'Every write and sign-in by staff, newest first',
      guard: staff('readAudit'),
      query: AuditQuery,
      responses: { 200: z.array(AuditEntry) },
    },
    async (context, { query }, call) => {
      const { entries, total } = await auditLog(context, query)
      return listResponse(call, entries, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/trash',
      tag: 'Trash',
      summary:
        'What was deleted in the last 30 days and can be brought back, newest deletion first',
      guard: staff('restoreRecords'),
      query: z.extend(TrashSearch, Page.shape),
      responses: { 200: z.array(TrashEntry) },
    },
    async (context, { query }, call) => {
      const { items, total } = await trash(context, query)
      return listResponse(call, items, total, query)
    },
  ),
]
