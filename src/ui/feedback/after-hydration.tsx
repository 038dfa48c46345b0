import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '../style/use-hydrated.ts'

/** Renders its children after hydration only, never on the server. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null
}
