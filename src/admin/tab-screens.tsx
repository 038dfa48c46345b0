import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { LoaderFunction } from 'react-router'
import { Skeleton } from '../ui/feedback/states.tsx'
import type { ScreenModule } from './tabs.ts'

type Screen = { default: ComponentType }

// Each in a separate chunk.
const screens = import.meta.glob<Screen>([
  '../*/*/admin/**/*-{tab,page}.tsx',
  // Parts of other screens.
  '!../*/*/admin/**/{contact,login}-page.tsx',
])
// In the main chunk, so that a screen's data is requested while its chunk loads.
const loaders = import.meta.glob<LoaderFunction>('../*/*/admin/**/*-loader.ts', {
  eager: true,
  import: 'loader',
})
const loaded = new Map<ScreenModule, ComponentType>()

/** The loader of a screen: `developers-loader.ts` beside `developers-tab.tsx`. */
export function loaderOf(screen: ScreenModule): LoaderFunction {
  const loader = loaders[`../${screen.replace(/-(tab|page)\.tsx$/, '-loader.ts')}`]
  if (!loader) throw new Error(`There is no loader for ${screen}.`)
  return loader
}

/** Loads a screen, once. */
export async function loadScreen(screen: ScreenModule): Promise<Screen> {
  const load = screens[`../${screen}`]
  if (!load) throw new Error(`There is no screen at ${screen}.`)
  const module = await load()
  loaded.set(screen, module.default)
  return module
}

const lazyScreens = new Map<ScreenModule, ComponentType>()

/**
 * Renders a screen: directly if it is loaded, as the initial one is, else lazily. The initial screen must not
 * suspend, because clicks in parts that React hydrates later may be lost.
 */
export function TabScreen({ screen }: { screen: ScreenModule }) {
  const [Known] = useState(() => loaded.get(screen))
  if (Known) return <Known />
  const Lazy = lazyScreen(screen)
  return (
    <Suspense fallback={<Skeleton className="h-100 w-full" />}>
      <Lazy />
    </Suspense>
  )
}

// One lazy component for all mounts; a new one would suspend again.
function lazyScreen(screen: ScreenModule): ComponentType {
  const cached = lazyScreens.get(screen) ?? lazy(() => loadScreen(screen))
  lazyScreens.set(screen, cached)
  return cached
}
