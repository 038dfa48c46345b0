import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { DashboardAccess } from '../rules.ts'
import { useSaveAccess, useSettings } from './staff-calls.ts'

const label = 'Who can open the dashboard'

/** Who can open the dashboard, changed at once. */
export function AccessSwitch() {
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
              label: DashboardAccess.labels[id],
            }))}
          />
        ) : (
          <Skeleton className="h-9 w-80 max-w-full" />
        )}
      </div>
    </div>
  )
}
