import type { ReactNode } from 'react'
import { Toaster } from '../ui/toaster.tsx'
import { useEarlyPress } from '../ui/use-early-press.ts'
import { Layout } from './layout.tsx'
import type { SiteProps } from './page.ts'
import type { PageName } from './pages.ts'

/** A page inside the site's frame: what the server renders and what the browser takes over. */
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
      <Layout page={page} site={site}>
        {children}
      </Layout>
      <Toaster />
    </>
  )
}
