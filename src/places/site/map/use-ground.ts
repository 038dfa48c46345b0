import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { callApi } from '../../../shared/api-client.ts'
import { MAP_FAILED, NO_MAP_KEY } from '../../map-rules.ts'
import type { MapsConfig } from '../../rules.ts'
import { type City, loadCity } from './city.ts'
import type { GroundProps } from './ground.ts'
import { webGl } from './web-gl.ts'

/** What takes over from the drawing, and what it needs. */
type Chosen = {
  name: 'gl' | 'google'
  Ground: ComponentType<GroundProps>
  streets: string | null
}
/** What stands in the way of a better ground than the drawing. */
type Fault = { message: string; canRetry: boolean }

const LOST: Fault = { message: 'The map could not be loaded.', canRetry: true }
const NO_KEY: Fault = { message: NO_MAP_KEY, canRetry: false }
const NO_GOOGLE: Fault = { message: MAP_FAILED, canRetry: true }

/**
 * The drawing's data once the map is seen, and the ground that this installation and this browser have
 * once it is wanted; what fails can be tried again.
 */
export function useGround(frame: RefObject<HTMLElement | null>, isWanted: boolean) {
  const [city, setCity] = useState<City | null>(null)
  const [ground, setGround] = useState<Chosen | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    let isGone = false
    const fail = (what: Fault) => !isGone && setFault(what)
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

/** Null where the drawing is the best there is; `tell` hears why, where something is amiss. */
async function chooseGround(tell: (fault: Fault) => void): Promise<Chosen | null> {
  const { provider, apiKey, styleUrl = null } = await loadConfig()
  if (provider === 'google') return chooseGoogle(apiKey, tell)
  if (!webGl()) return null
  const { GlGround } = await import('./gl-ground.tsx')
  return { name: 'gl', Ground: GlGround, streets: styleUrl }
}

async function chooseGoogle(
  apiKey: string | null,
  tell: (fault: Fault) => void,
): Promise<Chosen | null> {
  if (!apiKey) {
    tell(NO_KEY)
    return null
  }
  const { GoogleGround, loadGoogle } = await import('./google-ground.tsx')
  try {
    await loadGoogle(apiKey)
  } catch {
    tell(NO_GOOGLE)
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
