import { Component, type ReactNode, Suspense } from 'react'

type Props = {
  children: ReactNode
  /** Stands there until then. */
  meanwhile?: ReactNode
  /** Stands there where it does not come; what stood there until then where it is left out. */
  otherwise?: ReactNode
}

/** A part whose code comes by itself: without a network it does not, and the rest of the page stays. */
export class OrElse extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, meanwhile = null, otherwise = meanwhile } = this.props
    return this.state.failed ? otherwise : <Suspense fallback={meanwhile}>{children}</Suspense>
  }
}
