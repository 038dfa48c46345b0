import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { useEarlyPress } from '../ui/use-early-press.ts'
import { NarrowGuess } from '../ui/use-narrow.ts'

/** What stands around the router, on the server as in the browser. */
export function Providers({
  queries,
  narrow,
  children,
}: {
  queries: QueryClient
  narrow: boolean
  children: ReactNode
}) {
  useEarlyPress()
  return (
    <StrictMode>
      <QueryClientProvider client={queries}>
        <NarrowGuess value={narrow}>{children}</NarrowGuess>
      </QueryClientProvider>
    </StrictMode>
  )
}
