import { settingsCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { AgencyChanges } from '../rules/agency.ts'

const agency = settingsCalls('agency', '/api/settings/agency')

/** What clients read of the agency. */
export const agencyQuery = agency.query

/** Saves what clients read of the agency; the form shows errors. */
export function useSaveAgency() {
  return useSave({
    send: (changes: AgencyChanges) => agency.save(changes),
    done: ({ name }) => ({
      title: 'Agency saved',
      text: `Clients of ${name} see this from now on.`,
    }),
    failed: 'Couldn’t save the agency',
    keyOf: () => agency.query.queryKey,
    isShownByForm: true,
  })
}
