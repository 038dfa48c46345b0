import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useTexts } from '../../ui/language.tsx'
import { useHydrated } from '../../ui/style/use-hydrated.ts'
import type { PanelProps, SavedDraft } from './power-panel.tsx'
import { powerSearchTexts } from './power-search-texts.ts'

// Shared by all buttons of the page: the panel is requested once.
const load = () => import('./power-panel.tsx')
const prepare = () => {
  load().catch(() => {})
}

/**
 * Opens the Power Search panel, which is prefetched on hover or focus. Without JavaScript it links to
 * the page with the same filters.
 */
export function PowerSearchButton({
  href,
  fields,
  size = 'normal',
  className = '',
  children,
  ...panel
}: Pick<PanelProps, 'lines' | 'title' | 'actions' | 'busy' | 'besides' | 'onSearch'> & {
  href: string
  /** The initial filters. */
  fields: () => Record<string, unknown>
  size?: 'normal' | 'small'
  className?: string
  children: ReactNode
}) {
  const texts = useTexts(powerSearchTexts)
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null)
  const [start, setStart] = useState<Record<string, unknown> | null>(null)
  const savedDraft = useRef<SavedDraft | null>(null)
  const look = { variant: 'quiet', size, className, children } as const

  function open(): void {
    load().then(
      ({ default: Loaded }) => {
        setPanel(() => Loaded)
        setStart(fields())
      },
      () => showToast(texts.error, texts.notOpened, 'danger'),
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
      {Panel && start && (
        <Panel {...{ ...panel, start, savedDraft }} onClose={() => setStart(null)} />
      )}
    </>
  )
}
