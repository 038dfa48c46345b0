import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../admin/record-list/link-button.tsx'
import { adminPath } from '../../../shared/paths.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { type AgencyField, AgencyFields } from '../rules/agency.ts'
import { agencyQuery } from './agency-calls.ts'

/** Says which values of the agency are still invented. */
export function InventedAlert({
  fields,
  action,
}: {
  fields: readonly AgencyField[]
  action?: ReactNode
}) {
  if (fields.length === 0) return null
  const names = fields.map((field) => AgencyFields.labels[field].toLowerCase()).join(', ')
  const title =
    fields.length === 1
      ? `1 agency detail is still a placeholder: ${names}.`
      : `${fields.length} agency details are still placeholders: ${names}.`
  return (
    <Alert tone="warning" title={title} action={action}>
      Clients see {fields.length === 1 ? 'it' : 'them'}.
    </Alert>
  )
}

/** The same on the first screen, with the way to change them. */
export function InventedNote() {
  const { data } = useQuery(agencyQuery)
  return (
    <InventedAlert
      fields={data?.invented ?? []}
      action={
        <LinkButton to={adminPath('settings/agency')} variant="quiet" size="small">
          Open the settings
        </LinkButton>
      }
    />
  )
}
