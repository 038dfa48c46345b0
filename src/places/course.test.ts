import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../shared/distance.ts'
import { meeting } from './course.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('Two courses', () => {
  const eastward = [at(13.75, 100.5), at(13.75, 100.52), at(13.75, 100.54)]

  it('meet where they cross', () => {
    const met = meeting(eastward, [at(13.74, 100.531), at(13.762, 100.531)])
    expect(met && distanceBetween(met.point, at(13.75, 100.531))).toBeLessThan(5)
    expect(met?.apart).toBeLessThan(5)
  })

  it('meet askew too', () => {
    const met = meeting(eastward, [at(13.74, 100.52), at(13.76, 100.54)])
    expect(met && distanceBetween(met.point, at(13.75, 100.53))).toBeLessThan(200)
    expect(met?.apart).toBeLessThan(200)
  })

  it('that do not meet are some way apart where they are nearest', () => {
    const met = meeting(eastward, [at(13.76, 100.55), at(13.755, 100.545)])
    expect(met?.apart).toBeGreaterThan(500)
  })

  it('without points meet nowhere', () => {
    expect(meeting(eastward, [])).toBeNull()
    expect(meeting([], eastward)).toBeNull()
  })
})
