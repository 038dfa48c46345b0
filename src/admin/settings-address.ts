import { useSearchParams } from 'react-router'
import { useListAddress } from './use-list-address.ts'

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

/** Ways to the parts of the settings over this screen. What belongs to a part goes with it. */
export function useSettingsAddress() {
  const list = useListAddress()
  const [params] = useSearchParams()
  const own = [...params.keys()].filter((name) => name.startsWith(`${PARAMETER}.`))
  const changes = (part: SettingsPart | null) => ({
    ...Object.fromEntries(own.map((name) => [name, null])),
    [PARAMETER]: part,
  })
  return {
    address: (part: SettingsPart) => list.address(changes(part)),
    swap: (part: SettingsPart) => list.swap(changes(part)),
    close: () => list.close(changes(null)),
  }
}
