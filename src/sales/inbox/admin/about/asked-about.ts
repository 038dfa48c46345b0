import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../admin/calls/call.ts'
import type { InquiryRecord } from '../../../inquiries/rules/inquiry.ts'

const LOOKED_AT = 20

type AskedHome = NonNullable<InquiryRecord['unit']>
/** A home that somebody asked about, under which name and in which conversation. */
type Asked = { home: AskedHome; name: string; threadId: number | null }

/** What a contact asked about on the website, the last first; disabled without a contact. */
export function askedAboutQuery(contactId: number | null) {
  return queryOptions({
    queryKey: ['inquiries', 'homes of contact', contactId],
    queryFn: async ({ signal, meta }): Promise<Asked[]> => {
      const query = { contactId: contactId ?? 0, limit: LOOKED_AT }
      const inquiries = await call('get /api/inquiries', { query, signal, meta })
      return inquiries.flatMap(({ unit, name, threadId }) =>
        unit ? { home: unit, name, threadId: threadId === null ? null : Number(threadId) } : [],
      )
    },
    enabled: contactId !== null,
  })
}

/** The homes that were asked about, each once: those of a conversation first, the last first. */
export function askedHomes(asked: readonly Asked[] = [], threadId?: number): AskedHome[] {
  const here = asked.filter((inquiry) => inquiry.threadId === threadId)
  const homes = Map.groupBy([...here, ...asked], ({ home }) => home.id)
  return [...homes.values()].flatMap(([first]) => first?.home ?? [])
}
