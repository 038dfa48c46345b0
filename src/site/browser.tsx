import '../ui/theme.css'
import { hydrateRoot } from 'react-dom/client'
import type { PageData } from './page.ts'
import { pageComponent } from './pages.ts'
import { Shell } from './shell.tsx'

// Takes over the page that the server drew, with the very props it was drawn from.
const root = document.getElementById('root')
const data = document.getElementById('page-data')
if (root && data?.textContent) {
  const { name, props, site }: PageData = JSON.parse(data.textContent)
  const page = await pageComponent(name)
  hydrateRoot(root, <Shell page={page} props={props} site={site} />)
}
