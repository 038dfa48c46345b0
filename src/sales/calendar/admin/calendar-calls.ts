import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'

/** The address of one's own calendar. */
export const calendarQuery = queryOptions({
  queryKey: ['calendar', 'address'],
  queryFn: ({ signal, meta }) => call('get /api/calendar/token', { signal, meta }),
})

/** Makes an address, or another one. */
export function useRenewCalendar() {
  return useSave({
    send: ({ isFirst: _ }: { isFirst: boolean }) => call('post /api/calendar/token', {}),
    done: (_, { isFirst }) =>
      isFirst
        ? null
        : { title: 'Address renewed', text: 'The old one stopped. Subscribe again with this one.' },
    keyOf: () => calendarQuery.queryKey,
    failed: 'The address could not be renewed. Please try again.',
  })
}
