import { ErrorState } from '../../ui/feedback/states.tsx'

/** Shown instead of a screen that failed to render. */
export function ScreenError() {
  return (
    <div className="page-width py-16">
      <ErrorState title="This screen could not be shown." retry={() => location.reload()} />
    </div>
  )
}
