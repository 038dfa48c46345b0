import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../admin/calls/call.ts'

const LOOKED_AT = 20

/** The homes that a contact asked about on the website, the last first, each once; disabled without a contact. */
export function askedAboutQuery(contactId: number | null) {
  return queryOptions({
    queryKey: ['inquiries', 'homes of contact', contactId],
    queryFn: async ({ signal, meta }) => {
      const query = { contactId: contactId ?? 0, limit: LOOKED_AT }
      const inquiries = await call('get /api/inquiries', { query, signal, meta })
      const homes = inquiries.flatMap(({ unit }) => unit ?? [])
      return [...new Map(homes.toReversed().map((home) => [home.id, home])).values()].toReversed()
    },
    enabled: contactId !== null,
  })
}
