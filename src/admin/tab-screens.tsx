import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Skeleton } from '../ui/states.tsx'
import type { ScreenModule } from './tabs.ts'

type Screen = { default: ComponentType }

// Each in a chunk of its own.
const screens = import.meta.glob<Screen>([
  '../*/admin/*-tab.tsx',
  '../imports/admin/import-page.tsx',
])
const loaded = new Map<ScreenModule, ComponentType>()

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
 * A screen: at once where it is loaded, as that of a document's own address is. Nothing suspends around
 * that one: what is pressed in a part that React takes over later may be lost.
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

// One for all its mounts: another would fetch, and wait, anew.
function lazyScreen(screen: ScreenModule): ComponentType {
  const known = lazyScreens.get(screen) ?? lazy(() => loadScreen(screen))
  lazyScreens.set(screen, known)
  return known
}
