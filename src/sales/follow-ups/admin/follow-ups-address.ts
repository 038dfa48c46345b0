import type { ListAddress } from '../../../admin/record-list/list-address.ts'
import { FollowUpKinds } from '../rules/follow-up.ts'

const MAX = 200
const SOME = 5

/** What the view of the unplanned shows at an address: some of each kind, or all of one. */
export function readFollowUps({ get }: Pick<ListAddress, 'get'>) {
  const kind = FollowUpKinds.read(get('kind'))
  return { ...readWhose({ get }), limit: kind ? MAX : SOME, ...(kind && { kind }) }
}

/** One's own, unless everybody's are asked for. */
export function readWhose({ get }: Pick<ListAddress, 'get'>): { assignedToId?: 'everyone' } {
  return get('whose') === '' ? {} : { assignedToId: 'everyone' }
}
