import { ErrorState } from '../ui/states.tsx'

/** Stands in for a screen that broke. */
export function ScreenError() {
  return (
    <div className="page-width py-16">
      <ErrorState title="This screen could not be shown." retry={() => location.reload()} />
    </div>
  )
}
