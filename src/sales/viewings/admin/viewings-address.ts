import type { ListAddress } from '../../../admin/record-list/list-address.ts'
import { bangkokDate, bangkokMidnight } from '../../../shared/dates.ts'
import type { ViewingSearch } from '../rules/viewing.ts'

const MAX = 100
const SOME = 20

type Read = [search: ViewingSearch, limit: number]

/** What the view of viewings shows at an address: one's own, or everybody's. */
export function readViewings({ get }: Pick<ListAddress, 'get'>): {
  asked: Read
  coming: Read
  past: Read
} {
  const whose: ViewingSearch = get('whose') === '' ? { agentId: 'me' } : {}
  const today = bangkokMidnight(bangkokDate(new Date()))
  return {
    asked: [{ ...whose, isUnanswered: true, sort: 'last' }, MAX],
    coming: [{ ...whose, from: today, state: ['planned'], isUnanswered: false }, MAX],
    past: [{ ...whose, to: today, isUnanswered: false, sort: 'last' }, SOME],
  }
}
