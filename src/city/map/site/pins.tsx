import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import type { WorldSpot } from '../../../shared/mercator.ts'
import { type Camera, type Pixel, pixelOf } from './camera.ts'

type Pin = { element: HTMLElement; at: WorldSpot; off: Pixel }

/** Positions HTML on a map while it moves: a pan is one transform of the layer, a zoom moves each element. */
export class Pins {
  #camera: Camera | null = null
  #laid: Camera | null = null
  #layer: HTMLElement | null = null
  readonly #pins = new Set<Pin>()
  readonly #listeners = new Set<(camera: Camera, isResting: boolean) => void>()

  get camera(): Camera | null {
    return this.#camera
  }

  hold(layer: HTMLElement | null): void {
    this.#layer = layer
  }

  /** Follows the view; at rest everything is on whole pixels. */
  follow(camera: Camera, isResting: boolean): void {
    this.#camera = camera
    const laid = this.#laid
    const isMoved =
      laid?.zoom === camera.zoom && laid.width === camera.width && laid.height === camera.height
    if (isMoved && !isResting) {
      const { x, y } = pixelOf(camera, laid)
      this.#shift(x - camera.width / 2, y - camera.height / 2)
    } else {
      this.#laid = camera
      this.#shift(0, 0)
      for (const pin of this.#pins) place(pin, camera)
    }
    for (const listener of this.#listeners) listener(camera, isResting)
  }

  add(pin: Pin): () => void {
    this.#pins.add(pin)
    if (this.#laid) place(pin, this.#laid)
    return () => this.#pins.delete(pin)
  }

  onMove(listener: (camera: Camera, isResting: boolean) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #shift(x: number, y: number): void {
    if (this.#layer) this.#layer.style.transform = `translate(${x}px, ${y}px)`
  }
}

function place({ element, at, off }: Pin, camera: Camera): void {
  const { x, y } = pixelOf(camera, at)
  element.style.transform = `translate(${Math.round(x + off.x)}px, ${Math.round(y + off.y)}px)`
}

export const PinsContext = createContext<Pins | null>(null)

/** A child positioned on the map, offset by so many pixels from its upper left corner. */
export function AtSpot({
  at: { x, y },
  off: { x: offX, y: offY } = CENTRE,
  className,
  children,
}: {
  at: WorldSpot
  off?: Pixel
  className?: string
  children: ReactNode
}) {
  const pins = use(PinsContext)
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    const pin = { element: element.current, at: { x, y }, off: { x: offX, y: offY } }
    return pins?.add(pin)
  }, [pins, x, y, offX, offY])
  return (
    <div ref={element} className={`absolute top-0 left-0 ${className ?? ''}`}>
      {children}
    </div>
  )
}

const CENTRE: Pixel = { x: 0, y: 0 }
