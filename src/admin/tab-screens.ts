import type { ComponentType } from 'react'
import type { Tab } from './tabs.ts'

type Screen = { default: ComponentType }

// Each in a chunk of its own.
const screens = import.meta.glob<Screen>('../*/admin/*-tab.tsx')

/** Loads a tab's screen, once. */
export function loadScreen({ screen, path }: Tab): Promise<Screen> {
  const load = screens[`../${screen}`]
  if (!load) throw new Error(`The tab ${path} has no screen at ${screen}.`)
  return load()
}
