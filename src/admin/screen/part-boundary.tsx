import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../ui/feedback/states.tsx'

/** An error boundary around a part of a screen. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState title="This could not be shown." retry={() => this.setState({ failed: false })} />
    )
  }
}
