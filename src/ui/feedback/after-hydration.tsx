import { Component, type ReactNode, Suspense } from 'react'
import { useHydrated } from '../style/use-hydrated.ts'
import { NotLoaded } from './not-loaded.tsx'

/**
 * Renders its children after hydration only, never on the server. If their code cannot be loaded, a message says so
 * and the rest of the screen stays.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null
  return (
    <LoadBoundary address={location.href}>
      <Suspense>{children}</Suspense>
    </LoadBoundary>
  )
}

/** Shows the message until the URL changes, which closes what could not be loaded. */
class LoadBoundary extends Component<
  { address: string; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ address }: { address: string }) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <NotLoaded /> : this.props.children
  }
}
