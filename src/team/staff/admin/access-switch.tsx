import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { DashboardAccess } from '../rules/staff.ts'
import { useSaveAccess, useSettings } from './staff-calls.ts'

const label = 'Who can open the dashboard'

/** The setting of who can open the dashboard; saved on change. */
export function AccessSwitch() {
  const language = useLanguage()
  const settings = useSettings()
  const save = useSaveAccess()
  if (settings.isError) {
    return (
      <ErrorState title="The settings could not be read." retry={() => void settings.refetch()} />
    )
  }
  const { data } = settings
  return (
    <div className="grid gap-3">
      <RefusalAlert save={save} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line px-4 py-3">
        <div className="grid">
          <p className="font-medium">{label}</p>
          <p className="text-ink-2">Users with the role User never get in.</p>
        </div>
        {data ? (
          <Segmented
            label={label}
            name="dashboardAccess"
            value={data.dashboardAccess}
            onChange={(chosen) => {
              const dashboardAccess = DashboardAccess.read(chosen)
              if (dashboardAccess) save.mutate({ dashboardAccess, version: data.version })
            }}
            options={DashboardAccess.ids.map((id) => ({
              value: id,
              label: labelOf(DashboardAccess, id, language),
            }))}
          />
        ) : (
          <Skeleton className="h-9 w-80 max-w-full" />
        )}
      </div>
    </div>
  )
}
