import type { ReactNode } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { counted } from '../../../shared/counted.ts'
import { CheckboxField } from '../../../ui/fields/field.tsx'
import { useProject } from '../../projects/admin/project-calls.ts'
import { asksForRent, consequencesOfStatus, type UnitRecord } from '../rules/unit.ts'
import { consequenceOf } from './unit-calls.ts'
import type { UnitValues } from './unit-values.ts'

/** What saving the chosen status will do, if it differs from the stored one. */
export function StatusHint({
  control,
  before,
}: {
  control: Control<UnitValues>
  before: UnitRecord['status'] | undefined
}) {
  const status = useWatch({ control, name: 'status' })
  if (status === before) return null
  const when = consequencesOfStatus[status] ? ' when you save' : ''
  return <p className="text-sm text-ink-3">{`${consequenceOf(status)}${when}.`}</p>
}

/** Says that the typed floor is above the last one of the building; it is saved all the same, as floors are numbered freely. */
export function FloorHint({ control }: { control: Control<UnitValues> }) {
  const [project, floor] = useWatch({ control, name: ['project', 'floor'] })
  const { name, buildingFloors } = useProject(project?.id ?? null).data ?? {}
  const isAbove = buildingFloors && floor !== null && floor > buildingFloors
  return (
    <p role="status" className="text-sm text-warning empty:hidden">
      {isAbove && `${name} has ${counted(buildingFloors, 'floor')}. Is floor ${floor} right?`}
    </p>
  )
}

/** The fields of a rental, hidden while they do not apply; their values are kept. */
export function Rent({ control, children }: { control: Control<UnitValues>; children: ReactNode }) {
  const [listingType, status] = useWatch({ control, name: ['listingType', 'status'] })
  return (
    <div
      hidden={!asksForRent(listingType, status)}
      className="grid gap-4.5 rounded-control bg-wash p-4 sm:grid-cols-2"
    >
      {children}
    </div>
  )
}

/** Whether the unit is on the website: as the chosen status says, until the switch is touched. */
export function WebsiteSwitch({
  control,
  before,
  chosen,
  onChange,
}: {
  control: Control<UnitValues>
  before: UnitRecord['status'] | undefined
  /** What the switch was set to; undefined until it is touched. */
  chosen: boolean | undefined
  onChange: (isShown: boolean) => void
}) {
  const [status, isShown] = useWatch({ control, name: ['status', 'showOnWebsite'] })
  const byStatus = status === before ? undefined : consequencesOfStatus[status]?.showOnWebsite
  return (
    <CheckboxField
      label="Shown on the website"
      checked={chosen ?? byStatus ?? isShown}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
