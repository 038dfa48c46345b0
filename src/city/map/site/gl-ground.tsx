import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as GlMap, LngLat, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useImperativeHandle, useRef } from 'react'
import { fromWorld, toWorld } from '../../../shared/mercator.ts'
import { MAP_ZOOMS } from '../rules/map.ts'
import { aimAt, type Camera, inZooms } from './camera.ts'
import { aboveStreets, groundStyle } from './gl-style.ts'
import type { GroundProps } from './ground.ts'
import { onColoursChange, tokenColours } from './token-colours.ts'

// Served from our own origin, as the Content-Security-Policy requires.
setWorkerUrl(workerUrl)

/** The ground drawn by MapLibre, in a chunk of its own. */
export function GlGround({
  strokes,
  roads,
  start,
  streets,
  isCooperative,
  onMove,
  onReady,
  onLost,
  ref,
}: GroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<GlMap | null>(null)
  const begin = useRef(start)
  const hasRoads = roads !== null

  useEffect(() => {
    if (!box.current) return
    const glMap = new GlMap({
      container: box.current,
      center: lngLat(begin.current),
      zoom: begin.current.zoom,
      minZoom: MAP_ZOOMS.min,
      maxZoom: MAP_ZOOMS.max,
      // The same limits as the SVG ground: they do not depend on the size of the window.
      transformConstrain: ({ lng: longitude, lat: latitude }, zoom) => {
        const aim = aimAt({ longitude, latitude }, inZooms(zoom))
        return { center: new LngLat(...lngLat(aim)), zoom: aim.zoom }
      },
      // The map's frame handles keys and shows the credits.
      ...{ keyboard: false, attributionControl: false },
      ...{ dragRotate: false, pitchWithRotate: false, touchPitch: false, rollEnabled: false },
      ...{ renderWorldCopies: false, fadeDuration: 0 },
    })
    glMap.touchZoomRotate.disableRotation()
    const canvas = glMap.getCanvas()
    canvas.tabIndex = -1
    canvas.removeAttribute('role')
    canvas.setAttribute('aria-hidden', 'true')
    map.current = glMap
    return () => {
      map.current = null
      glMap.remove()
    }
  }, [])

  useEffect(() => {
    if (isCooperative) map.current?.cooperativeGestures.enable()
    else map.current?.cooperativeGestures.disable()
  }, [isCooperative])

  useEffect(() => {
    const glMap = map.current
    if (!glMap) return
    const report = (isResting: boolean) => onMove(cameraOf(glMap), isResting)
    const listeners = [
      glMap.on('move', () => report(false)),
      glMap.on('moveend', () => report(true)),
      glMap.on('resize', () => report(true)),
      glMap.on('webglcontextlost', () => onLost?.()),
    ]
    report(true)
    return () => {
      for (const listener of listeners) listener.unsubscribe()
    }
  }, [onMove, onLost])

  useEffect(() => {
    const listener = map.current?.on('idle', () => {
      listener?.unsubscribe()
      onReady?.()
    })
    return () => listener?.unsubscribe()
  }, [onReady])

  useEffect(() => {
    const glMap = map.current
    if (!glMap) return
    const draw = () => {
      const paint = tokenColours(glMap.getContainer())
      if (!streets) glMap.setStyle(groundStyle(paint, strokes, hasRoads))
      else {
        const transformStyle = (_: unknown, next: StyleSpecification) =>
          aboveStreets(next, paint, strokes)
        glMap.setStyle(streets, { transformStyle })
      }
    }
    draw()
    return onColoursChange(draw)
  }, [strokes, hasRoads, streets])

  useImperativeHandle(ref, () => ({
    go(aim, isAtOnce = false) {
      map.current?.easeTo({
        center: lngLat(aim),
        zoom: aim.zoom,
        duration: isAtOnce ? 0 : 180,
      })
    },
  }))

  return (
    <div data-ground="gl" className="size-full overflow-hidden">
      <div ref={box} className="size-full" />
    </div>
  )
}

function lngLat(spot: { x: number; y: number }): [number, number] {
  const { longitude, latitude } = fromWorld(spot)
  return [longitude, latitude]
}

function cameraOf(map: GlMap): Camera {
  const { lng: longitude, lat: latitude } = map.getCenter()
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  return { ...toWorld({ longitude, latitude }), zoom: map.getZoom(), width, height }
}
