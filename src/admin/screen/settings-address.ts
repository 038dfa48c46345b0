import { useSearchParams } from 'react-router'
import { useListAddress } from '../record-list/use-list-address.ts'
import { type SettingsPart, settingsParts } from './settings-parts.ts'

/** The query parameter that has the open section of the dialog, on any screen. */
const PARAMETER = 'settings'

/** The section that the URL opens, or null. */
export function useSettingsPart(): SettingsPart | null {
  const [params] = useSearchParams()
  const requested = params.get(PARAMETER)
  return settingsParts.find(({ id }) => id === requested)?.id ?? null
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
