import { useTexts } from '../../../ui/language.tsx'
import { mapTexts } from './map-texts.ts'

/** Zoom buttons. */
export function ZoomButtons({
  className = 'top-3 right-3',
  onZoom,
}: {
  className?: string | undefined
  onZoom: (by: number) => void
}) {
  const texts = useTexts(mapTexts)
  return (
    <div
      className={`absolute grid overflow-hidden rounded-control border border-line bg-card shadow-float ${className}`}
    >
      {steps.map(({ text, icon, by }) => (
        <button
          key={text}
          type="button"
          aria-label={texts[text]}
          onClick={() => onZoom(by)}
          className={`grid size-9 place-items-center text-ink-2 hover:bg-hov hover:text-ink focus-visible:-outline-offset-2 not-first:border-t not-first:border-line pointer-coarse:size-11 ${icon}`}
        />
      ))}
    </div>
  )
}

const steps = [
  { text: 'zoomIn', icon: 'icon-plus', by: 1 },
  { text: 'zoomOut', icon: 'icon-minus', by: -1 },
] as const
