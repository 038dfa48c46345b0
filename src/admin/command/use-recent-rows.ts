import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { contacts } from '../../records/contacts/admin/contact-calls.ts'
import { projectQuery } from '../../records/projects/admin/project-calls.ts'
import { unitQuery } from '../../records/units/admin/unit-calls.ts'
import { dealQuery } from '../../sales/deals/admin/deal-calls.ts'
import { threadQuery } from '../../sales/inbox/admin/inbox-calls.ts'
import type { Language } from '../../shared/language.ts'
import { useLanguage } from '../../ui/language.tsx'
import type { CommandRow } from './command-row.ts'
import { type Opened, useRecent } from './recent-records.ts'
import { contactRow, dealRow, projectRow, threadRow, unitRow } from './record-rows.tsx'

const SHOWN = 4

/** The rows of the records that the user opened last, without those that are gone since. */
export function useRecentRows(userId: number): CommandRow[] {
  const language = useLanguage()
  const client = useQueryClient()
  const found = useQueries({
    queries: useRecent(userId, SHOWN).map((one) => ({
      queryKey: ['recent records', one.kind, one.id],
      queryFn: (): Promise<CommandRow> => readRow(client, one, language),
      retry: false,
    })),
  })
  return found.flatMap(({ data }) => data ?? [])
}

/** Reads a record as its own screen does, which has it already if it was opened just now. */
async function readRow(
  client: QueryClient,
  { kind, id }: Opened,
  language: Language,
): Promise<CommandRow> {
  switch (kind) {
    case 'contact':
      return contactRow(await client.fetchQuery(contacts.one(id)), language)
    case 'deal':
      return dealRow(await client.fetchQuery(dealQuery(id)), language)
    case 'conversation':
      return threadRow(await client.fetchQuery(threadQuery(id)), language)
    case 'unit':
      return unitRow(await client.fetchQuery(unitQuery(id)), language)
    case 'project':
      return projectRow(await client.fetchQuery(projectQuery(id)))
  }
}
