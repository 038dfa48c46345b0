import type { City } from '../rules/city.ts'
import cityUrl from './city.geojson?url'

let loading: Promise<City> | null = null

/** Fetches the ground once; retries after a failure. */
export function loadCity(): Promise<City> {
  loading ??= fetchCity().catch((error) => {
    loading = null
    throw error
  })
  return loading
}

async function fetchCity(): Promise<City> {
  const response = await fetch(cityUrl)
  if (!response.ok) throw new Error(`The map's ground was answered with ${response.status}.`)
  return response.json()
}
