import { type ComponentType, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { english, type Language } from '../shared/language.ts'
import { LanguageContext } from '../ui/language.tsx'
import { pageModules } from './pages.ts'
import { watchTicks } from './saved/watch-ticks.ts'
import type { PageData, SiteProps } from './serve/page.server.ts'
import { Shell } from './shell.tsx'

// Hydrates the server-rendered page with the props it was rendered from.
const root = document.getElementById('root')
const data = document.getElementById('page-data')
if (root && data?.textContent) {
  const { name, props, site }: PageData = JSON.parse(data.textContent)
  const module = await pageModules[name]().catch((error) => {
    // Style the page as it is styled without JavaScript.
    document.documentElement.dataset.unscripted = ''
    throw error
  })
  if ('whenReady' in module) await module.whenReady
  const Page = componentOf(module)
  const language = await languageOf(site)
  // Hydrate in a task of its own, to keep tasks short.
  await new Promise((resolve) => setTimeout(resolve))
  // As a transition, hydration yields to scrolling and clicks.
  startTransition(() => {
    hydrateRoot(
      root,
      <LanguageContext value={language}>
        <Shell page={name} site={site}>
          <Page {...props} />
        </Shell>
      </LanguageContext>,
    )
  })
  watchTicks()
}

/** English is in this bundle; other languages are fetched. */
async function languageOf({ language }: SiteProps): Promise<Language> {
  if (language === 'en') return english
  return (await import('../languages/load-language.ts')).loadLanguage(language)
}

// Safe: the document carries the props that this component was rendered with.
function componentOf(module: { default: unknown }): ComponentType<object> {
  return module.default as ComponentType<object>
}
