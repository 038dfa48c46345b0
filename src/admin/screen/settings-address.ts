import { useSearchParams } from 'react-router'
import { useListAddress } from '../record-list/use-list-address.ts'

/** The sections of the settings; a query parameter has the open one, on any screen. */
const settingsParts = ['users', 'audit', 'trash', 'jobs', 'imports', 'password'] as const
export type SettingsPart = (typeof settingsParts)[number]

const PARAMETER = 'settings'

/** The section that the URL opens, or null. */
export function useSettingsPart(): SettingsPart | null {
  const [params] = useSearchParams()
  const requested = params.get(PARAMETER)
  return settingsParts.find((part) => part === requested) ?? null
}

/** URLs and navigation to the sections of the settings; removes the parameters of the previous section. */
export function useSettingsAddress() {
  const list = useListAddress()
  const [params] = useSearchParams()
  const sectionParams = [...params.keys()].filter((name) => name.startsWith(`${PARAMETER}.`))
  const changes = (part: SettingsPart | null) => ({
    ...Object.fromEntries(sectionParams.map((name) => [name, null])),
    [PARAMETER]: part,
  })
  return {
    address: (part: SettingsPart) => list.address(changes(part)),
    swap: (part: SettingsPart) => list.swap(changes(part)),
    close: () => list.close(changes(null)),
  }
}
