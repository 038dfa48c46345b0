import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Skeleton } from '../ui/states.tsx'
import { builtTabs, type Tab } from './tabs.ts'

type Screen = { default: ComponentType }

// Each in a chunk of its own.
const screens = import.meta.glob<Screen>('../*/admin/*-tab.tsx')
const loaded = new Map<string, ComponentType>()

/** Loads a tab's screen, once. */
export async function loadScreen({ screen, path }: Tab): Promise<Screen> {
  const load = screens[`../${screen}`]
  if (!load) throw new Error(`The tab ${path} has no screen at ${screen}.`)
  const module = await load()
  loaded.set(path, module.default)
  return module
}

const lazyScreens = new Map(builtTabs.map((tab) => [tab.path, lazy(() => loadScreen(tab))]))

/**
 * A tab's screen: at once where it is loaded, as that of a document's own address is. Nothing suspends
 * around that one: what is pressed in a part that React takes over later may be lost.
 */
export function TabScreen({ tab: { path } }: { tab: Tab }) {
  const [Screen] = useState(() => loaded.get(path))
  const Lazy = lazyScreens.get(path)
  if (Screen) return <Screen />
  return (
    Lazy && (
      <Suspense fallback={<Skeleton className="h-100 w-full" />}>
        <Lazy />
      </Suspense>
    )
  )
}
