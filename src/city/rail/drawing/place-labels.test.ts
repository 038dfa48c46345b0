import { expect, test } from 'vitest'
import type { Frame } from './frame.ts'
import { frames } from './frames.ts'
import { placeLabels } from './place-labels.ts'
import type { Stop } from './stops.ts'

const phone = frames.find(({ name }) => name === 'railway-phone') as Frame

test('a name stands by its own stop where stops are close, as Thong Lo and Ekkamai on a phone', () => {
  const stops = ['Phrom Phong', 'Thong Lo', 'Ekkamai', 'Phra Khanong'].map((name, i) =>
    aStop(name, i),
  )
  const track = stops.flatMap(({ spots }) => spots)
  const [, thongLo, ekkamai] = stops
  if (!thongLo || !ekkamai) throw new Error('Two stops are named.')
  const labels = placeLabels(phone, [thongLo, ekkamai], stops, [track])
  expect(labels).toHaveLength(2)
  for (const { stop, x, y, anchor, lines } of labels) {
    const width = (lines[0]?.length ?? 0) * phone.fontSize * 0.56
    const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
    const far = ({ spots: [spot] }: Stop) =>
      Math.hypot(
        Math.max(left - (spot?.x ?? 0), 0, (spot?.x ?? 0) - left - width),
        Math.max(y - 11 - (spot?.y ?? 0), 0, (spot?.y ?? 0) - y - 3),
      )
    const nearest = stops.toSorted((a, b) => far(a) - far(b))[0]
    expect(nearest?.names).toEqual(stop.names)
  }
})

function aStop(name: string, i: number): Stop {
  const spots = [{ x: 150 + i * 18, y: 150 + i * 14 }]
  return { names: [name], namesTh: [name], spots, lines: ['bts_sukhumvit'], stations: [i] }
}
