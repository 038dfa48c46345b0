import { useEffect, useRef } from 'react'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import type { StationMapProps } from '../../records/units/site/station-map/station-map.tsx'
import { useLanguage } from '../../ui/language.tsx'

/** The distance below the viewport at which the code is loaded. */
const NEAR = '700px'

/**
 * The railway map as rendered by the server. Its code is loaded and the map hydrated when it comes near the
 * viewport or is touched; until then it works by links.
 */
export function MapSection({
  lines,
  map,
  html,
}: {
  lines: readonly LineChoice[]
  map: Omit<StationMapProps, 'lines' | 'picture'>
  /** The HTML rendered by the server. */
  html: string
}) {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isRequested = false
    const takeOver = async () => {
      if (isRequested) return
      isRequested = true
      observer.disconnect()
      try {
        const { hydrateMap } = await import('./map-island.tsx')
        hydrateMap(element, { lines, ...map }, language)
      } catch {
        // The links still work, and the next touch retries.
        isRequested = false
      }
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void takeOver(),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    for (const event of ['pointerover', 'focusin']) element.addEventListener(event, takeOver)
    return () => {
      observer.disconnect()
      for (const event of ['pointerover', 'focusin']) element.removeEventListener(event, takeOver)
    }
  }, [lines, map, language])
  return (
    <section id="map" aria-labelledby="map-title" className="page-width py-8">
      <div
        ref={box}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our server
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}
