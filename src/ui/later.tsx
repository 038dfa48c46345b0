import { type ReactNode, Suspense } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** What loads when somebody asks for it; no server draws it. */
export function Later({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null
}
