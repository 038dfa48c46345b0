import type { ComponentType } from 'react'
import { Toaster } from '../ui/toaster.tsx'
import { Layout } from './layout.tsx'
import type { PageProps, SiteProps } from './page.ts'

/** A page inside the site's frame: what the server renders and what the browser takes over. */
export function Shell({
  page: Page,
  props,
  site,
}: {
  page: ComponentType<PageProps>
  props: PageProps
  site: SiteProps
}) {
  return (
    <>
      <Layout site={site}>
        <Page {...props} />
      </Layout>
      <Toaster />
    </>
  )
}
