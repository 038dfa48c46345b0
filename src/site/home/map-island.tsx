import { hydrateRoot } from 'react-dom/client'
import { StationMap, type StationMapProps } from '../../units/site/station-map/station-map.tsx'
import { ISLAND_PREFIX } from './island-prefix.ts'

const taken = new WeakSet<Element>()

/** Takes over the section that the server drew, with the props it was drawn from. */
export function hydrateMap(element: HTMLElement, props: StationMapProps): void {
  if (taken.has(element)) return
  taken.add(element)
  hydrateRoot(element, <StationMap {...props} />, { identifierPrefix: ISLAND_PREFIX })
}
