import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { NarrowGuess } from '../ui/style/use-narrow.ts'
import { useEarlyPress } from '../ui/use-early-press.ts'

/** The providers around the router, on the server and in the browser. */
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
