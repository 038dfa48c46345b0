import { useQuery } from '@tanstack/react-query'
import { contacts } from '../../records/contacts/admin/contact-calls.ts'
import { projectsQuery } from '../../records/projects/admin/project-calls.ts'
import { unitsQuery } from '../../records/units/admin/unit-calls.ts'
import { deals } from '../../sales/deals/admin/deal-calls.ts'
import { threadsQuery } from '../../sales/inbox/admin/inbox-calls.ts'
import { adminPath } from '../../shared/paths.ts'
import { useLanguage } from '../../ui/language.tsx'
import { contactActions, homesFor, unitActions } from './actions.ts'
import { beginningFirst, type CommandGroup, type CommandRow } from './command-row.ts'
import { contactRow, dealRow, projectRow, threadRow, unitRow } from './record-rows.tsx'

/** So many are read of each kind, to show those first whose name begins with the text. */
const READ = { limit: 8, offset: 0 }
const MAX_CONTACTS = 3
const MAX_OTHERS = 2

/**
 * The records of every kind that have these words, in groups of a fixed order, and what can be done with the first of
 * them. While new ones are read, the former ones stay; `isPending` until the first are here.
 */
export function useFound(words: string, isEnabled: boolean) {
  const language = useLanguage()
  const enabled = isEnabled && words !== ''
  const people = useQuery({ ...contacts.list({ search: words, ...READ }), enabled })
  const sales = useQuery({ ...deals.list({ search: words, ...READ }), enabled })
  const threads = useQuery({ ...threadsQuery({ search: words }, READ), enabled })
  const units = useQuery({ ...unitsQuery({ search: words }, READ), enabled })
  const projects = useQuery({ ...projectsQuery({ search: words, ...READ }), enabled })
  const found = [people, sales, threads, units, projects]

  const group = (
    title: string,
    rows: readonly CommandRow[],
    total: number,
    list: string,
    max = MAX_OTHERS,
  ): CommandGroup => ({
    title,
    rows: beginningFirst(rows, words).slice(0, max),
    ...(total > max && {
      all: { label: `All ${total}`, to: `${adminPath(list)}search=${encodeURIComponent(words)}` },
    }),
  })
  const [contact] = people.data?.items ?? []
  const [unit] = units.data?.items ?? []
  return {
    isPending: enabled && found.every((query) => query.isPending),
    failed: enabled ? found.filter((query) => query.isError) : [],
    records: enabled
      ? [
          group(
            'Contacts',
            (people.data?.items ?? []).map((one) => contactRow(one, language)),
            people.data?.total ?? 0,
            'contacts?',
            MAX_CONTACTS,
          ),
          group(
            'Deals',
            (sales.data?.items ?? []).map((one) => dealRow(one, language)),
            sales.data?.total ?? 0,
            'pipeline?view=table&assigned=everyone&',
          ),
          group(
            'Conversations',
            (threads.data?.items ?? []).map((one) => threadRow(one, language)),
            threads.data?.total ?? 0,
            'inbox?',
          ),
          group(
            'Units',
            (units.data?.items ?? []).map((one) => unitRow(one, language)),
            units.data?.total ?? 0,
            'listings?',
          ),
          group(
            'Projects',
            (projects.data?.items ?? []).map(projectRow),
            projects.data?.total ?? 0,
            'properties?',
          ),
        ]
      : [],
    actions: enabled
      ? [
          ...(contact ? contactActions(contact) : []),
          ...(unit ? unitActions(unit) : []),
          homesFor(words),
        ]
      : [],
  }
}
