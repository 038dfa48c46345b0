import { expect, test } from 'vitest'
import { aimAt, aimInto } from './camera.ts'

const ASOK = { latitude: 13.737, longitude: 100.5604 }
const phone = (zoom: number) => ({ ...aimAt(ASOK, zoom), width: 390, height: 480 })

test('a mark of a whole city is gone into by every press, also on a map that shows it whole', () => {
  const bounds: [number, number, number, number] = [100.38, 13.62, 100.74, 13.93]
  let camera = phone(9)
  for (let press = 0; press < 3; press += 1) {
    const aim = aimInto({ ...ASOK, bounds }, camera)
    expect(aim.zoom).toBeGreaterThanOrEqual(camera.zoom + 1)
    camera = { ...camera, ...aim }
  }
})

test('a mark of two streets is fitted at once', () => {
  const bounds: [number, number, number, number] = [100.56, 13.735, 100.565, 13.738]
  expect(aimInto({ ...ASOK, bounds }, phone(11)).zoom).toBeGreaterThan(14)
})
