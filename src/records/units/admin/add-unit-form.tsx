import { readId } from '../../../admin/calls/read-id.ts'
import type { FormProps } from '../../../admin/record-form/open-record.tsx'
import { useProject } from '../../projects/admin/project-calls.ts'
import type { UnitRecord } from '../rules/unit.ts'
import UnitForm from './unit-form.tsx'

/** The form of a unit. A new one opened from a property (`add=in-12`) starts with it. */
export default function AddUnitForm({ add, ...form }: FormProps<UnitRecord> & { add: string }) {
  const isOfProject = form.record === null && add.startsWith('in-')
  const project = useProject(isOfProject ? readId(add.slice('in-'.length)) : null)
  if (!isOfProject || project.isError) return <UnitForm {...form} />
  return project.data ? <UnitForm {...form} project={project.data} /> : null
}
