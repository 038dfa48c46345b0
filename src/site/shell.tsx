import type { ReactNode } from 'react'
import { Toaster } from '../ui/toaster.tsx'
import { useEarlyPress } from '../ui/use-early-press.ts'
import { Layout } from './layout.tsx'
import type { SiteProps } from './page.ts'

/** A page inside the site's frame: what the server renders and what the browser takes over. */
export function Shell({ site, children }: { site: SiteProps; children: ReactNode }) {
  useEarlyPress()
  return (
    <>
      <Layout site={site}>{children}</Layout>
      <Toaster />
    </>
  )
}
