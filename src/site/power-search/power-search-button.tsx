import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Kept, PanelProps } from './power-panel.tsx'

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
  href,
  fields,
  size = 'normal',
  className = '',
  children,
  ...panel
}: Pick<PanelProps, 'lines' | 'title' | 'actions' | 'busy' | 'onSearch'> & {
  href: string
  /** The filters that it begins with. */
  fields: () => Record<string, unknown>
  size?: 'normal' | 'small'
  className?: string
  children: ReactNode
}) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [start, setStart] = useState<Record<string, unknown> | null>(null)
  const kept = useRef<Kept | null>(null)
  const look = { look: 'quiet', size, className, children } as const

  function open(): void {
    load().then(
      ({ default: Loaded }) => {
        setPanel(() => Loaded)
        setStart(fields())
      },
      () => showToast('Error', 'Power Search could not be opened. Please try again.', 'danger'),
    )
  }

  if (!useHydrated()) return <ButtonLink {...look} href={href} rel="nofollow" />
  return (
    <>
      <Button
        {...look}
        aria-haspopup="dialog"
        aria-expanded={start !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      />
      {Panel && start && <Panel {...{ ...panel, start, kept }} onClose={() => setStart(null)} />}
    </>
  )
}
