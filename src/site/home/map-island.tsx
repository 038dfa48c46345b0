import { hydrateRoot } from 'react-dom/client'
import {
  StationMap,
  type StationMapProps,
} from '../../records/units/site/station-map/station-map.tsx'
import type { Language } from '../../shared/language.ts'
import { LanguageContext } from '../../ui/language.tsx'
import { ISLAND_PREFIX } from './island-prefix.ts'

const hydrated = new WeakSet<Element>()

/** Hydrates the map's section with the props that the server rendered it from. */
export function hydrateMap(element: HTMLElement, props: StationMapProps, language: Language): void {
  if (hydrated.has(element)) return
  hydrated.add(element)
  const section = (
    <LanguageContext value={language}>
      <StationMap {...props} />
    </LanguageContext>
  )
  hydrateRoot(element, section, { identifierPrefix: ISLAND_PREFIX })
}
