import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as GlMap, LngLat, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { fromWorld, toWorld } from '../../../shared/mercator.ts'
import { MAP_ZOOMS } from '../../map-rules.ts'
import { aimAt, type Camera, inZooms } from './camera.ts'
import { drawSparingly, LARGEST_CANVAS, ROOM } from './gl-sparing.ts'
import { aboveStreets, groundStyle } from './gl-style.ts'
import type { GroundProps } from './ground.ts'
import { onColoursChange, tokenColours } from './token-colours.ts'
import { webGl } from './web-gl.ts'

// From our own origin, as the page's policy asks.
setWorkerUrl(workerUrl)

/** The ground by MapLibre. It comes in a chunk of its own. */
export function GlGround({
  city,
  start,
  look: { hasStations, stationColours, faded, hasParks, joined, minutes },
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
  const [room] = useState(() => (webGl()?.isDrawnByProcessor ? ROOM : 0))

  useEffect(() => {
    if (!box.current) return
    const made = new GlMap({
      container: box.current,
      center: lngLat(begin.current),
      zoom: begin.current.zoom,
      minZoom: MAP_ZOOMS.min,
      maxZoom: MAP_ZOOMS.max,
      // As the drawing, whose limits do not ask how large the window is.
      transformConstrain: ({ lng: longitude, lat: latitude }, zoom) => {
        const aim = aimAt({ longitude, latitude }, inZooms(zoom))
        return { center: new LngLat(...lngLat(aim)), zoom: aim.zoom }
      },
      // The map's frame takes the keys, and credits stand there.
      ...{ keyboard: false, attributionControl: false },
      ...{ dragRotate: false, pitchWithRotate: false, touchPitch: false, rollEnabled: false },
      ...{ renderWorldCopies: false, fadeDuration: 0 },
      ...(room > 0 && { maxCanvasSize: LARGEST_CANVAS }),
    })
    made.touchZoomRotate.disableRotation()
    const canvas = made.getCanvas()
    canvas.tabIndex = -1
    canvas.removeAttribute('role')
    canvas.setAttribute('aria-hidden', 'true')
    if (room > 0) drawSparingly(made, (one) => cameraOf(one, room))
    map.current = made
    return () => {
      map.current = null
      made.remove()
    }
  }, [room])

  useEffect(() => {
    if (isCooperative) map.current?.cooperativeGestures.enable()
    else map.current?.cooperativeGestures.disable()
  }, [isCooperative])

  useEffect(() => {
    const made = map.current
    if (!made) return
    const tell = (isResting: boolean) => onMove(cameraOf(made, room), isResting)
    const listeners = [
      made.on('move', () => tell(false)),
      made.on('moveend', () => tell(true)),
      made.on('resize', () => tell(true)),
      made.on('webglcontextlost', () => onLost?.()),
    ]
    tell(true)
    return () => {
      for (const listener of listeners) listener.unsubscribe()
    }
  }, [onMove, onLost, room])

  useEffect(() => {
    const listener = map.current?.on('idle', () => {
      listener?.unsubscribe()
      onReady?.()
    })
    return () => listener?.unsubscribe()
  }, [onReady])

  useEffect(() => {
    const made = map.current
    if (!made) return
    const draw = () => {
      const paint = tokenColours(made.getContainer())
      const look = { hasStations, stationColours, faded, hasParks, joined, minutes }
      if (!streets) made.setStyle(groundStyle(paint, city, look))
      else {
        const transformStyle = (_: unknown, next: StyleSpecification) =>
          aboveStreets(next, paint, city, look)
        made.setStyle(streets, { transformStyle })
      }
    }
    draw()
    return onColoursChange(draw)
  }, [city, hasStations, stationColours, faded, hasParks, joined, minutes, streets])

  useImperativeHandle(ref, () => ({
    go(aim, isAtOnce = false) {
      map.current?.easeTo({
        center: lngLat(aim),
        zoom: aim.zoom,
        duration: isAtOnce ? 0 : 180,
      })
    },
  }))

  const size = `calc(100% + ${2 * room}px)`
  return (
    <div data-ground="gl" className="size-full overflow-hidden">
      <div ref={box} style={{ margin: -room, width: size, height: size }} />
    </div>
  )
}

function lngLat(spot: { x: number; y: number }): [number, number] {
  const { longitude, latitude } = fromWorld(spot)
  return [longitude, latitude]
}

/** `room`: how far the map is drawn beyond each side of its window, in pixels. */
function cameraOf(map: GlMap, room: number): Camera {
  const { lng: longitude, lat: latitude } = map.getCenter()
  const { clientWidth, clientHeight } = map.getContainer()
  const size = { width: clientWidth - 2 * room, height: clientHeight - 2 * room }
  return { ...toWorld({ longitude, latitude }), zoom: map.getZoom(), ...size }
}
