import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { callApi } from '../../../shared/api-client.ts'
import type { MapsConfig } from '../../places/rules/place.ts'
import type { City } from '../rules/city.ts'
import { MAP_FAILED, NO_MAP_KEY } from '../rules/map.ts'
import type { GroundProps } from './ground.ts'
import { loadCity } from './load-city.ts'
import { webGl } from './web-gl.ts'

/** The ground that replaces the SVG one, and what it needs. */
type Chosen = {
  name: 'gl' | 'google'
  Ground: ComponentType<GroundProps>
  streets: string | null
}
/** Why the SVG ground could not be replaced, with the message shown; null for the default one. */
type Fault = { message: string | null; canRetry: boolean }

const LOST: Fault = { message: null, canRetry: true }
const NO_KEY: Fault = { message: NO_MAP_KEY, canRetry: false }
const NO_GOOGLE: Fault = { message: MAP_FAILED, canRetry: true }

/**
 * Loads the SVG ground's data when the map comes into view, and this installation's ground for this browser
 * when it is wanted. What failed can be retried.
 */
export function useGround(frame: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [city, setCity] = useState<City | null>(null)
  const [ground, setGround] = useState<Chosen | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isGone = false
    const fail = (reason: Fault) => !isGone && setFault(reason)
    const load = () => {
      loadCity().then(
        (loaded) => !isGone && setCity(loaded),
        () => fail(LOST),
      )
      if (!isWanted) return
      chooseGround(fail).then(
        (chosen) => !isGone && setGround(chosen),
        () => fail(LOST),
      )
    }
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      load()
    })
    if (frame.current) observer.observe(frame.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [frame, attempt, isWanted])
  const retry = () => {
    setFault(null)
    setAttempt(attempt + 1)
  }
  return { city, ground, fault, retry }
}

/** Null where the SVG ground stays; `report` receives what failed. */
async function chooseGround(report: (fault: Fault) => void): Promise<Chosen | null> {
  const { provider, apiKey, styleUrl = null } = await loadConfig()
  if (provider === 'google') return chooseGoogle(apiKey, report)
  // Drawn by the processor, MapLibre moves a quarter as fast as the SVG ground, but only it has streets.
  if (webGl() === null || (webGl() === 'processor' && !styleUrl)) return null
  const { GlGround } = await import('./gl-ground.tsx')
  return { name: 'gl', Ground: GlGround, streets: styleUrl }
}

async function chooseGoogle(
  apiKey: string | null,
  report: (fault: Fault) => void,
): Promise<Chosen | null> {
  if (!apiKey) {
    report(NO_KEY)
    return null
  }
  const { GoogleGround, loadGoogle } = await import('./google-ground.tsx')
  try {
    await loadGoogle(apiKey)
  } catch {
    report(NO_GOOGLE)
    return null
  }
  return { name: 'google', Ground: GoogleGround, streets: null }
}

let config: Promise<MapsConfig> | null = null

function loadConfig(): Promise<MapsConfig> {
  config ??= callApi<MapsConfig>('/api/maps-config').catch((error) => {
    config = null
    throw error
  })
  return config
}
