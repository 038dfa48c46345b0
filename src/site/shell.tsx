import type { ReactNode } from 'react'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { useEarlyPress } from '../ui/use-early-press.ts'
import { Layout } from './layout/layout.tsx'
import type { PageName } from './pages.ts'
import type { SiteProps } from './serve/page.server.ts'

/** A page within the site's layout, as the server renders it and the browser hydrates it. */
export function Shell({
  page,
  site,
  children,
}: {
  page: PageName
  site: SiteProps
  children: ReactNode
}) {
  useEarlyPress()
  return (
    <>
      {page === 'sent' || page === 'viewed' ? (
        // It is for one reader, and brings its own.
        children
      ) : (
        <Layout page={page} site={site}>
          {children}
        </Layout>
      )}
      <Toaster />
    </>
  )
}
