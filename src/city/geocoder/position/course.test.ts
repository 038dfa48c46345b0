import { describe, expect, it } from 'vitest'
import { distanceBetween } from '../../../shared/distance.ts'
import { nearestApproach } from './course.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

describe('Two courses', () => {
  const eastward = [at(13.75, 100.5), at(13.75, 100.52), at(13.75, 100.54)]

  it('meet where they cross', () => {
    const result = nearestApproach(eastward, [at(13.74, 100.531), at(13.762, 100.531)])
    expect(result && distanceBetween(result.point, at(13.75, 100.531))).toBeLessThan(5)
    expect(result?.apart).toBeLessThan(5)
  })

  it('meet at any angle', () => {
    const result = nearestApproach(eastward, [at(13.74, 100.52), at(13.76, 100.54)])
    expect(result && distanceBetween(result.point, at(13.75, 100.53))).toBeLessThan(200)
    expect(result?.apart).toBeLessThan(200)
  })

  it('that do not meet return their nearest point and distance', () => {
    const result = nearestApproach(eastward, [at(13.76, 100.55), at(13.755, 100.545)])
    expect(result?.apart).toBeGreaterThan(500)
  })

  it('without points meet nowhere', () => {
    expect(nearestApproach(eastward, [])).toBeNull()
    expect(nearestApproach([], eastward)).toBeNull()
  })
})
