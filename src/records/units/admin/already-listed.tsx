import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { callList } from '../../../admin/calls/call.ts'
import { adminPath } from '../../../shared/paths.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { unitNumberKey } from '../rules/unit-number.ts'
import type { UnitValues } from './unit-values.ts'

/** Links to the unit of the chosen project that has the typed number already. */
export function AlreadyListed({
  control,
  id,
}: {
  control: Control<UnitValues>
  /** The unit in the form. */
  id: number | undefined
}) {
  const [project, unitNumber] = useWatch({ control, name: ['project', 'unitNumber'] })
  const typed = useDebounced(unitNumber.trim(), 400)
  const found = useQuery({
    queryKey: ['units', 'numbered', project?.id, typed],
    queryFn: ({ signal }) =>
      callList('get /api/units/search', {
        query: { projectId: project?.id, search: typed, limit: 100 },
        signal,
      }),
    enabled: project !== null && typed !== '',
  })
  const key = unitNumberKey(unitNumber.trim())
  const same = found.data?.items.find(
    (unit) => unit.id !== id && unitNumberKey(unit.unitNumber) === key,
  )
  return (
    <p role="status" className="text-sm text-warning empty:hidden">
      {same && (
        <>
          {'Listed already: '}
          <a
            href={`${adminPath('listings')}/${same.id}`}
            target="_blank"
            rel="noopener"
            className="wrap-anywhere inline-flex min-h-6 items-center underline underline-offset-3"
          >
            {`Open ${same.unitNumber}`}
          </a>
        </>
      )}
    </p>
  )
}
