import { memo, use, useEffect, useMemo, useRef, useState } from 'react'
import { toWorld } from '../../../shared/mercator.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { City } from '../rules/city.ts'
import type { Roads } from '../rules/roads.ts'
import { type Camera, pixelOf } from './camera.ts'
import {
  type CityName,
  cityNames,
  LANDMARK_NAMES_FROM,
  type NameKind,
  type Naming,
  nameIn,
  roadNames,
  THAI_FROM,
} from './city-names.ts'
import { type LabelBox, type Name, type NamePlace, namePlaces } from './name-places.ts'
import { AtSpot, PinsContext } from './pins.tsx'

const LINE_HEIGHT = 19
const SIGN = 24
const landmarkIcons = {
  park: 'icon-trees',
  mall: 'icon-shopping-bag',
  school: 'icon-graduation-cap',
}

/** An element on the map that no name may cover: its position and size in pixels. */
export type Obstacle = { latitude: number; longitude: number; width: number; height: number }

/** As many names as fit, in English, and at higher zooms in Thai as well; for Thais in Thai. */
export const MapNames = memo(
  ({
    city,
    roads,
    hasStations,
    hasLandmarks,
    obstacles,
    naming,
    covered,
  }: {
    city: City
    roads: Roads | null
    hasStations: boolean
    hasLandmarks: boolean
    obstacles: readonly Obstacle[]
    naming: Naming | undefined
    covered: ((camera: Camera) => readonly LabelBox[]) | undefined
  }) => {
    const language = useLanguage()
    const pins = use(PinsContext)
    const layer = useRef<HTMLDivElement>(null)
    const names = useMemo(
      () =>
        new Map(
          [...cityNames(city, naming), ...(roads ? roadNames(roads) : [])].map((name) => [
            name.id,
            nameIn(language, name),
          ]),
        ),
      [city, roads, naming, language],
    )
    const [placed, setPlaced] = useState<{ zoom: number; places: NamePlace[] }>(NONE)

    useEffect(() => {
      if (!pins || !layer.current) return
      const measure = measuring(layer.current)
      let last: Camera | null = null
      const isShown = ({ kind, from }: CityName, zoom: number) =>
        zoom >= from &&
        (kind === 'stop' ? hasStations : kind in landmarkIcons ? hasLandmarks : true)
      const write = (camera: Camera) => {
        last = camera
        const shown = [...names.values()].filter((name) => isShown(name, camera.zoom))
        const occupied = [
          ...obstacles.map((obstacle) => boxOf(obstacle, camera)),
          ...(covered?.(camera) ?? []),
          // The buttons and the credit.
          { left: camera.width - 60, top: 0, right: camera.width, bottom: 110 },
          {
            left: camera.width - 210,
            top: camera.height - 28,
            right: camera.width,
            bottom: camera.height,
          },
        ]
        const { zoom } = camera
        const sized = shown.map((name) => sizeOf(name, zoom, measure))
        setPlaced({ zoom, places: namePlaces(camera, sized, occupied) })
      }
      if (pins.camera) write(pins.camera)
      return pins.onMove((camera, isResting) => {
        if (isResting || !last || isFarFrom(camera, last)) write(camera)
      })
    }, [pins, names, hasStations, hasLandmarks, obstacles, covered])

    return (
      <div ref={layer} aria-hidden="true" className="pointer-events-none">
        {placed.places.map(({ id, off }) => {
          const name = names.get(id)
          return name && <Written key={id} name={name} off={off} zoom={placed.zoom} />
        })}
      </div>
    )
  },
)

const NONE = { zoom: 0, places: [] }

function Written({ name, off, zoom }: { name: CityName; off: NamePlace['off']; zoom: number }) {
  const { kind, at, told, turn } = name
  const { english, thai } = linesOf(name, zoom)
  if (turn) {
    return (
      <AtSpot at={at}>
        <span
          className="map-name absolute text-ink-3!"
          style={{
            transform: `translate(-50%, -50%) rotate(${turn.angle}deg) translateY(${-turn.above}px)`,
          }}
        >
          {english}
        </span>
      </AtSpot>
    )
  }
  const looks = told?.isQuiet ? 'text-ink-3!' : looksOf(kind)
  return (
    <AtSpot at={at} off={off} className="flex items-start gap-1">
      {isLandmark(kind) && (
        <span
          className={`grid size-6 flex-none place-items-center rounded-full border border-line bg-card text-ink-2 ${landmarkIcons[kind]} before:size-3.5`}
        />
      )}
      <span className={`map-name ${looks} ${isLandmark(kind) ? 'pt-0.75' : ''}`}>
        {english.map((line, i) => (
          <span key={line} className="block">
            {line}
            {told && i === english.length - 1 && (
              <b
                className={`ml-1 tabular-nums ${told.isQuiet ? 'font-normal' : 'font-strong text-minutes-3'}`}
              >
                {told.figure}
              </b>
            )}
          </span>
        ))}
        {thai.map((line) => (
          <span key={line} lang="th" className="block leading-[1.3]! font-normal text-ink-2">
            {line}
          </span>
        ))}
      </span>
    </AtSpot>
  )
}

function looksOf(kind: NameKind): string {
  if (kind === 'stop') return 'font-medium'
  if (kind === 'district') return 'text-center text-ink-3!'
  return kind === 'river' ? 'text-center text-ink-2! italic' : 'text-ink-2!'
}

function isLandmark(kind: NameKind): kind is keyof typeof landmarkIcons {
  return kind in landmarkIcons
}

/** The lines of a name at a zoom; a road has room for one. */
function linesOf({ kind, english, thai }: CityName, zoom: number) {
  if (kind === 'road') return { english, thai: [] }
  if (isLandmark(kind)) return zoom < LANDMARK_NAMES_FROM ? SILENT : { english, thai }
  return { english, thai: zoom < THAI_FROM ? [] : thai }
}

const SILENT = { english: [], thai: [] }

function sizeOf(name: CityName, zoom: number, measure: (line: string) => number): Name {
  const { id, at, kind, told, turn, rest } = name
  const { english, thai } = linesOf(name, zoom)
  const last = english.at(-1)
  const lines =
    told && last ? [...english, ...thai, `${last} ${told.figure}`] : [...english, ...thai]
  const width = Math.max(0, ...lines.map(measure))
  const height = (english.length + thai.length) * LINE_HEIGHT
  if (isLandmark(kind)) {
    const size = { width: SIGN + (width && width + 6), height: Math.max(SIGN, height) }
    return { id, at, ...size, gap: 0, lead: SIGN, mark: 0 }
  }
  const isStop = kind === 'stop'
  const mark = { gap: isStop ? 11 : 0, mark: isStop ? 7 : 0, ...(rest && { rest }) }
  return { id, at, width, height, ...mark, turn }
}

/** Whether the view moved so far that names must be placed again. */
function isFarFrom(camera: Camera, last: Camera): boolean {
  if (Math.abs(camera.zoom - last.zoom) > 0.4) return true
  const { x, y } = pixelOf(camera, last)
  return (
    Math.abs(x - camera.width / 2) > camera.width * 0.3 ||
    Math.abs(y - camera.height / 2) > camera.height * 0.3
  )
}

function boxOf({ latitude, longitude, width, height }: Obstacle, camera: Camera) {
  const { x, y } = pixelOf(camera, toWorld({ latitude, longitude }))
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Measures text in the page's typeface, each line once. */
function measuring(element: Element): (line: string) => number {
  const context = document.createElement('canvas').getContext('2d')
  const { fontFamily } = getComputedStyle(element)
  if (context) context.font = `560 14px ${fontFamily}`
  const widths = new Map<string, number>()
  return (line) => {
    const width = widths.get(line) ?? Math.ceil(context?.measureText(line).width ?? 100) + 4
    widths.set(line, width)
    return width
  }
}
