import { type Context, inTransaction } from '../../context.ts'
import { saveContact } from '../../records/contacts/save-contact.ts'
import { saveUnit } from '../../records/units/save-unit.ts'
import { invalid } from '../../refused.ts'
import { isColleague } from '../../team/staff/store.ts'
import { changeTask } from '../../team/tasks/save-task.ts'
import { changeDeal } from '../deals/save-deal.ts'
import { changeThread } from '../inbox/change-thread.ts'
import { changeViewing } from '../viewings/save-viewing.ts'
import { openIds } from './open-work.ts'
import type { OpenKind, OpenWork } from './rules/open-work.ts'

const give: Record<OpenKind, (tx: Context, id: number, toId: number) => Promise<unknown>> = {
  units: (tx, id, assignedToId) => saveUnit(tx, id, { assignedToId }),
  contacts: (tx, id, assignedToId) => saveContact(tx, id, { assignedToId }),
  deals: (tx, id, assignedToId) => changeDeal(tx, id, { assignedToId }),
  viewings: (tx, id, agentId) => changeViewing(tx, id, { agentId }),
  threads: (tx, id, assignedToId) => changeThread(tx, id, { assignedToId }),
  tasks: (tx, id, assignedToId) => changeTask(tx, id, { assignedToId }),
}

/**
 * Gives everything open that somebody has to a colleague, all or nothing; each record is changed as if by hand, with its
 * audit record. What is finished stays theirs. Refuses (400) somebody whom nothing can be assigned to. Returns how much
 * it was.
 */
export async function giveOpenWork(
  context: Context,
  fromId: number,
  { toId }: { toId: number },
): Promise<OpenWork> {
  return inTransaction(context, async (tx) => {
    if (toId === fromId || !(await isColleague(tx.db, toId)))
      throw invalid('toId', 'no_such_colleague')
    const given: OpenWork = { deals: 0, contacts: 0, threads: 0, tasks: 0, viewings: 0, units: 0 }
    for (const [kind, giveOne] of Object.entries(give)) {
      // Safe: a key of `give`.
      const of = kind as OpenKind
      const ids = await openIds(tx, of, fromId)
      for (const id of ids) await giveOne(tx, id, toId)
      given[of] = ids.length
    }
    return given
  })
}
