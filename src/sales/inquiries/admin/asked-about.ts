import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import type { InquiryRecord } from '../rules/inquiry.ts'

const LOOKED_AT = 20

type AskedHome = NonNullable<InquiryRecord['unit']>
/** What somebody asked about, a home or a building, under which name and in which conversation. */
type Asked = {
  home: AskedHome | null
  project: InquiryRecord['project']
  name: string
  threadId: number | null
}

/** What a contact asked about on the website, the last first; disabled without a contact. */
export function askedAboutQuery(contactId: number | null) {
  return queryOptions({
    queryKey: ['inquiries', 'asked by contact', contactId],
    queryFn: async ({ signal, meta }): Promise<Asked[]> => {
      const query = { contactId: contactId ?? 0, limit: LOOKED_AT }
      const inquiries = await call('get /api/inquiries', { query, signal, meta })
      return inquiries.map(({ unit, project, name, threadId }) => ({
        ...{ home: unit, project, name },
        threadId: threadId === null ? null : Number(threadId),
      }))
    },
    enabled: contactId !== null,
  })
}

/** The homes that were asked about, each once: those of a conversation first, the last first. */
export function askedHomes(
  asked: readonly Pick<Asked, 'home' | 'threadId'>[] = [],
  threadId?: number,
): AskedHome[] {
  const homes = fromHere(asked, threadId).flatMap(({ home }) => home ?? [])
  return [...Map.groupBy(homes, ({ id }) => id).values()].flatMap(([first]) => first ?? [])
}

/** What was asked about last, in a conversation if anything was; undefined if nothing was. */
export function lastAsked(
  asked: readonly Pick<Asked, 'home' | 'project' | 'threadId'>[] = [],
  threadId?: number | null,
) {
  return fromHere(asked, threadId).find(({ home, project }) => home ?? project)
}

function fromHere<One extends Pick<Asked, 'threadId'>>(
  asked: readonly One[],
  threadId: number | null | undefined,
): One[] {
  const here = asked.filter((inquiry) => inquiry.threadId !== null && inquiry.threadId === threadId)
  return [...here, ...asked]
}
