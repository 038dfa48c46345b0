import { settingsRoutes } from '../record/settings-routes.ts'
import { readAgency, saveAgency } from './agency.ts'
import { Agency, AgencyChanges } from './rules/agency.ts'

export const agencyRoutes = settingsRoutes('agency', {
  path: '/api/settings/agency',
  record: Agency,
  changes: AgencyChanges,
  summaries: [
    'What clients read of the agency, and which values are still invented',
    'Change what clients read of the agency',
  ],
  maySave: 'manageSettings',
  read: (context, call) => readAgency(context, call.var.services.env),
  save: (context, changes, call) => saveAgency(context, changes, call.var.services.env),
})
