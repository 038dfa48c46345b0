import { useEffect, useImperativeHandle, useRef } from 'react'
import { fromWorld, toWorld } from '../../../shared/mercator.ts'
import { MAP_ZOOMS } from '../rules/map.ts'
import type { Camera } from './camera.ts'
import type { GroundProps } from './ground.ts'

/** The part of the Google Maps API in use. */
type GoogleMap = {
  getCenter(): { lat(): number; lng(): number } | undefined
  getZoom(): number | undefined
  moveCamera(to: object): void
  setOptions(options: object): void
  addListener(event: string, listener: () => void): { remove(): void }
}
type GoogleMaps = { Map: new (box: HTMLElement, options: object) => GoogleMap }

declare global {
  interface Window {
    google?: { maps?: GoogleMaps }
    googleMapsAreReady?: () => void
  }
}

const SCRIPT = 'https://maps.googleapis.com/maps/api/js'
/** Google's tiles are half as wide as ours. */
const ZOOM_OFF = 1

/** Loads the Google Maps script once; rejects when it cannot be loaded. */
export function loadGoogle(key: string): Promise<void> {
  if (window.google?.maps?.Map) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const query = new URLSearchParams({ key, callback: 'googleMapsAreReady', loading: 'async' })
    window.googleMapsAreReady = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Google Maps did not come.'))
    }
    script.src = `${SCRIPT}?${query}`
    document.head.append(script)
  })
}

/** The ground by Google, for installations with a key. It shows Google's own railway. */
export function GoogleGround({ start, isCooperative, onMove, onReady, onLost, ref }: GroundProps) {
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<GoogleMap | null>(null)
  const begin = useRef(start)

  useEffect(() => {
    const maps = window.google?.maps
    if (!box.current || !maps) {
      onLost?.()
      return
    }
    map.current ??= new maps.Map(box.current, {
      ...asGoogle(begin.current),
      minZoom: MAP_ZOOMS.min + ZOOM_OFF,
      maxZoom: MAP_ZOOMS.max + ZOOM_OFF,
      ...{ disableDefaultUI: true, keyboardShortcuts: false, clickableIcons: false },
    })
    const googleMap = map.current
    const tell = (isResting: boolean) => {
      const camera = cameraOf(googleMap, box.current)
      if (camera) onMove(camera, isResting)
    }
    tell(true)
    let isReady = false
    const listeners = [
      googleMap.addListener('bounds_changed', () => tell(false)),
      googleMap.addListener('idle', () => {
        if (!isReady) onReady?.()
        isReady = true
        tell(true)
      }),
    ]
    return () => {
      for (const listener of listeners) listener.remove()
    }
  }, [onMove, onReady, onLost])

  useEffect(() => {
    map.current?.setOptions({ gestureHandling: isCooperative ? 'cooperative' : 'greedy' })
  }, [isCooperative])

  useImperativeHandle(ref, () => ({
    go: (aim) => map.current?.moveCamera(asGoogle(aim)),
  }))

  return <div ref={box} data-ground="google" className="size-full" />
}

function asGoogle(aim: { x: number; y: number; zoom: number }) {
  const { latitude, longitude } = fromWorld(aim)
  return { center: { lat: latitude, lng: longitude }, zoom: aim.zoom + ZOOM_OFF }
}

function cameraOf(map: GoogleMap, box: HTMLElement | null): Camera | null {
  const [centre, zoom] = [map.getCenter(), map.getZoom()]
  if (!centre || zoom === undefined || !box) return null
  const spot = toWorld({ latitude: centre.lat(), longitude: centre.lng() })
  return { ...spot, zoom: zoom - ZOOM_OFF, width: box.clientWidth, height: box.clientHeight }
}
