import { useEffect, useRef } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import type { StationMapProps } from '../../units/site/station-map/station-map.tsx'

/** How far below the window its code is asked for, in pixels. */
const NEAR = '700px'

/**
 * The railway map, as the server drew it. A browser fetches its code and takes it over when its reader
 * comes near or touches it; until then it works by links.
 */
export function MapSection({
  lines,
  map,
  html,
}: {
  lines: readonly LineChoice[]
  map: Omit<StationMapProps, 'lines' | 'picture'>
  /** What the server drew; the browser keeps what stands there. */
  html: string
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let isAsked = false
    const takeOver = async () => {
      if (isAsked) return
      isAsked = true
      observer.disconnect()
      try {
        const { hydrateMap } = await import('./map-island.tsx')
        hydrateMap(element, { lines, ...map })
      } catch {
        // Its links work; the next touch asks again.
        isAsked = false
      }
    }
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && void takeOver(),
      { rootMargin: NEAR },
    )
    observer.observe(element)
    for (const event of ['pointerover', 'focusin']) element.addEventListener(event, takeOver)
    return () => {
      observer.disconnect()
      for (const event of ['pointerover', 'focusin']) element.removeEventListener(event, takeOver)
    }
  }, [lines, map])
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
