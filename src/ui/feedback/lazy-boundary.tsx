import { Component, type ReactNode, Suspense } from 'react'

type Props = {
  children: ReactNode
  /** Shown while loading. */
  meanwhile?: ReactNode
  /** Shown when loading fails; by default `meanwhile`. */
  otherwise?: ReactNode
}

/** Suspense and error boundary of a lazily loaded part: if loading fails, the rest of the page stays. */
export class LazyBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, meanwhile = null, otherwise = meanwhile } = this.props
    return this.state.failed ? otherwise : <Suspense fallback={meanwhile}>{children}</Suspense>
  }
}
