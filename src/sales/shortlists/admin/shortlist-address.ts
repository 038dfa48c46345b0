import { readId } from '../../../admin/calls/read-id.ts'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { MAX_SENT_HOMES, type ShareWay, ShareWays } from '../rules/shortlist.ts'

/**
 * Opens the sheet that sends homes, over a list; of more than can be sent at once, the first ones. `by` is ticked, and `to` is
 * the contact.
 */
export function openShortlist(
  list: ListState,
  ids: readonly number[],
  by: ShareWay | null = null,
  to: number | null = null,
): void {
  list.open({
    ...(to !== null && { to }),
    send: ids.slice(0, MAX_SENT_HOMES).join(','),
    by,
    chosen: ids.length > MAX_SENT_HOMES ? ids.length : null,
  })
}

/**
 * The homes in the list's address that are to be sent, how many were chosen, to whom, for which deal, and in which
 * conversation.
 */
export function readShortlistAddress({ get }: Pick<ListState, 'get'>) {
  const unitIds = get('send')
    .split(',')
    .flatMap((text) => readId(text) ?? [])
  return {
    unitIds,
    chosenCount: readId(get('chosen')) ?? unitIds.length,
    by: ShareWays.read(get('by')),
    to: readId(get('to')),
    dealId: readId(get('deal')),
    threadId: readId(get('thread')),
  }
}
