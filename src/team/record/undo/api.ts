import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { changeEachOf } from '../../activity/change-each.ts'
import { ManyChanged, SelectedRecords } from '../../activity/rules/many.ts'
import { staff } from '../../staff/guard.ts'
import { type UndoVerb, undoEntry } from '../undo.ts'

const tag = 'Audit'

/** The endpoints by which staff undo what they did, by the entries that the audit log has of it. */
export const undoRoutes = (verbs: readonly UndoVerb[]) => [
  route(
    {
      method: 'post',
      path: '/api/audit/{id}/undo',
      tag,
      summary: 'Undo one’s own write of the last seven days, by its entry in the audit log',
      guard: staff(),
      once: true,
      params: IdParams,
      responses: {
        204: 'Undone',
        403: 'Somebody else’s, or not allowed any more',
        404: 'No such entry',
        409: 'Undone already, changed since, or nothing that can be undone',
        410: 'Too long ago',
      },
    },
    async (context, { params }, call) => {
      await undoEntry(context, verbs, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/audit/undo',
      tag,
      summary:
        'Undo many of one’s own writes, each by its entry: a refused one does not affect the others',
      guard: staff(),
      body: SelectedRecords,
      responses: { 200: ManyChanged },
    },
    async (context, { body }, call) =>
      call.json(await changeEachOf(body.ids, (id) => undoEntry(context, verbs, id))),
  ),
]
