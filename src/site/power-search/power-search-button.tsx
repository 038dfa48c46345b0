import { type ComponentType, useState } from 'react'
import { powerSearchPath, searchPath } from '../../shared/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Count } from '../../ui/count.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { unitSearchQuery } from '../../units/query-rules.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import type { PanelProps } from './power-panel.tsx'

type Panel = ComponentType<PanelProps>

// One for the whole page, and one request for it.
const load = () => import('./power-panel.tsx')
const prepare = () => {
  load().catch(() => {})
}

/**
 * Opens the Power Search panel, which is fetched when a pointer or the focus comes near. Without
 * JavaScript it leads to the same filters as a page.
 */
export function PowerSearchButton({
  label = 'Power Search',
  used = 0,
  search = {},
  fields,
  onSearch = goThere,
  className,
  ...panel
}: Pick<PanelProps, 'lines' | 'title' | 'actions'> & {
  label?: string
  /** How many filters are in use. */
  used?: number
  /** What is searched for on this page. */
  search?: UnitSearch
  /** What stands in the page's own form by now. */
  fields?: () => Record<string, unknown>
  busy?: boolean
  onSearch?: PanelProps['onSearch']
  className?: string
}) {
  const [Panel, setPanel] = useState<Panel | null>(null)
  const [start, setStart] = useState<Record<string, unknown> | null>(null)
  // What was set beside this search, and not yet searched for.
  const [set, setSet] = useState<{ beside: string; draft: UnitSearch } | null>(null)
  const beside = JSON.stringify(start)

  async function open(): Promise<void> {
    try {
      const { default: Loaded } = await load()
      setPanel(() => Loaded)
      setStart(fields?.() ?? search)
    } catch {
      showToast(
        'Error',
        'Power Search could not be opened. Check your connection and try again.',
        'danger',
      )
    }
  }

  const shown = (
    <>
      <span className="icon-sliders-horizontal before:size-4.5" />
      {label}
      {used > 0 && (
        <>
          <Count value={used} />
          <span className="sr-only">in use</span>
        </>
      )}
    </>
  )
  if (!useHydrated()) {
    const address = powerSearchPath(unitSearchQuery(search))
    return (
      <ButtonLink look="quiet" href={address} rel="nofollow" {...(className && { className })}>
        {shown}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-expanded={start !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void open()}
        {...(className && { className })}
      >
        {shown}
      </Button>
      {Panel && start && (
        <Panel
          {...panel}
          start={start}
          draft={set?.beside === beside ? set.draft : null}
          onClose={(draft) => {
            setSet({ beside, draft })
            setStart(null)
          }}
          onSearch={(found) => {
            setStart(null)
            onSearch(found)
          }}
        />
      )}
    </>
  )
}

function goThere({ search, view }: Parameters<PanelProps['onSearch']>[0]): void {
  const query = [unitSearchQuery(search), view && `view=${view}`].filter(Boolean).join('&')
  location.assign(searchPath(query))
}
