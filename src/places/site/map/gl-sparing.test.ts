import { expect, test } from 'vitest'
import { worldPixels } from '../../../shared/mercator.ts'
import type { Camera } from './camera.ts'
import { drawSparingly, movedTo, ROOM } from './gl-sparing.ts'

const drawn: Camera = { x: 0.779, y: 0.461, zoom: 12, width: 800, height: 500 }
/** As if the map had been pushed by so many pixels. */
const pushedBy = (x: number, y: number, zoom = drawn.zoom): Camera => ({
  ...drawn,
  x: drawn.x - x / worldPixels(zoom),
  y: drawn.y - y / worldPixels(zoom),
  zoom,
})
const numbers = (transform: string | null) =>
  transform?.match(/-?\d+(\.\d+)?(e-\d+)?/g)?.map((one) => Math.round(Number(one) * 1000) / 1000)

test('what was drawn goes where the map is pushed', () => {
  expect(numbers(movedTo(drawn, drawn))).toEqual([0, 0, 1])
  expect(numbers(movedTo(pushedBy(120, -45), drawn))).toEqual([120, -45, 1])
})

test('it grows and shrinks with the zoom around the middle', () => {
  expect(numbers(movedTo({ ...drawn, zoom: 12.4 }, drawn))).toEqual([0, 0, 1.32])
  expect(numbers(movedTo({ ...drawn, zoom: 11.7 }, drawn))).toEqual([0, 0, 0.812])
  expect(numbers(movedTo(pushedBy(300, 200, 13), drawn))).toEqual([300, 200, 2])
})

test('it is drawn anew where its rim comes into sight', () => {
  expect(movedTo(pushedBy(ROOM - 1, 1 - ROOM), drawn)).not.toBeNull()
  expect(movedTo(pushedBy(ROOM + 1, 0), drawn)).toBeNull()
  expect(movedTo(pushedBy(0, -ROOM - 1), drawn)).toBeNull()
  expect(movedTo({ ...drawn, zoom: 11.2 }, drawn)).toBeNull()
})

test('it is drawn anew where it is too coarse, or of another size', () => {
  expect(movedTo({ ...drawn, zoom: 13.1 }, drawn)).toBeNull()
  expect(movedTo({ ...drawn, width: 801 }, drawn)).toBeNull()
})

test('a map that is moved is drawn where it rests, runs out, or something came', () => {
  const heard = new Map<string, () => void>()
  const canvas = { style: { transform: '' } }
  let [draws, isMoving, camera] = [0, false, drawn]
  const map = {
    painter: { render: () => (draws += 1) },
    getCanvas: () => canvas,
    isMoving: () => isMoving,
    on: (event: string, listener: () => void) => heard.set(event, listener),
  }
  const frame = (next: Camera) => {
    camera = next
    map.painter.render()
    return [draws, canvas.style.transform !== '']
  }
  drawSparingly(map as unknown as Parameters<typeof drawSparingly>[0], () => camera)
  expect(frame(drawn)).toEqual([1, false])
  isMoving = true
  expect(frame(pushedBy(50, 0))).toEqual([1, true])
  expect(frame(pushedBy(ROOM + 50, 0))).toEqual([2, false])
  expect(frame(pushedBy(ROOM + 90, 0))).toEqual([2, true])
  for (const event of ['sourcedata', 'styledata']) {
    heard.get(event)?.()
    expect([event, frame(camera)[1]]).toEqual([event, false])
    expect(frame(pushedBy(ROOM + 60, 0))[1]).toBe(true)
  }
  expect(draws).toBe(4)
  isMoving = false
  expect(frame(camera)).toEqual([5, false])
})
