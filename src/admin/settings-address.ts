import { useLocation, useSearchParams } from 'react-router'

/** The parts of the settings. Which one is open stands in the address, over whatever screen. */
const settingsParts = ['users', 'audit', 'trash', 'password'] as const
export type SettingsPart = (typeof settingsParts)[number]

const PARAMETER = 'settings'

/** The part that the address opens, or null. */
export function useSettingsPart(): SettingsPart | null {
  const [params] = useSearchParams()
  const asked = params.get(PARAMETER)
  return settingsParts.find((part) => part === asked) ?? null
}

/** Addresses of this screen with a part of the settings open over it, or with none. */
export function useSettingsLink(): (part: SettingsPart | null) => string {
  const { pathname, search } = useLocation()
  return (part) => {
    const params = new URLSearchParams(search)
    // What belongs to a part goes with it.
    for (const name of [...params.keys()]) {
      if (name === PARAMETER || name.startsWith(`${PARAMETER}.`)) params.delete(name)
    }
    if (part) params.set(PARAMETER, part)
    const query = params.toString()
    return query ? `${pathname}?${query}` : pathname
  }
}
