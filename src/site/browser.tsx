import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { PageData } from './page.ts'
import { pageModules } from './pages.ts'
import { Shell } from './shell.tsx'

// Takes over the page that the server drew, with the very props it was drawn from.
const root = document.getElementById('root')
const data = document.getElementById('page-data')
if (root && data?.textContent) {
  const { name, props, site }: PageData = JSON.parse(data.textContent)
  const module = await pageModules[name]().catch((error) => {
    // As where scripts do not come at all.
    document.documentElement.dataset.unscripted = ''
    throw error
  })
  if ('whenReady' in module) await module.whenReady
  const Page = component(module)
  // Not in one piece with what was just loaded.
  await new Promise((go) => setTimeout(go))
  // A little at a time: whoever scrolls or presses meanwhile is not kept waiting.
  startTransition(() => {
    hydrateRoot(
      root,
      <Shell page={name} site={site}>
        <Page {...props} />
      </Shell>,
    )
  })
}

// Safe: the document carries the props that the component of this name was drawn with.
function component(module: { default: unknown }): ComponentType<object> {
  return module.default as ComponentType<object>
}
