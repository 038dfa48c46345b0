import { Component, type ReactNode, Suspense } from 'react'

type Props = {
  /** What stands there until it is loaded. */
  meanwhile?: ReactNode
  /** What stands there for good where it cannot be loaded. */
  instead?: ReactNode
  children: ReactNode
}

/** A part whose code comes later: where that does not come, the page goes on without. */
export class LaterPart extends Component<Props, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError() {
    return { isLost: true }
  }

  override render() {
    const { meanwhile, instead = meanwhile, children } = this.props
    return this.state.isLost ? instead : <Suspense fallback={meanwhile}>{children}</Suspense>
  }
}
