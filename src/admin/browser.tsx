import '../ui/theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { knowSignedIn } from '../staff/admin/signed-in.ts'
import type { AdminData } from './admin-data.ts'
import { makeQueryClient } from './query-client.ts'
import { makeRouter } from './router.tsx'

const root = document.getElementById('root')
const data = document.getElementById('page-data')
if (root && data?.textContent) {
  const { user }: AdminData = JSON.parse(data.textContent)
  const queries = makeQueryClient()
  knowSignedIn(queries, user)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={makeRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
