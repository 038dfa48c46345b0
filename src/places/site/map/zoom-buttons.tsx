/** Closer and farther, for whoever has no wheel. */
export function ZoomButtons({
  className = 'top-3 right-3',
  onZoom,
}: {
  className?: string | undefined
  onZoom: (by: number) => void
}) {
  return (
    <div
      className={`absolute grid overflow-hidden rounded-control border border-line bg-card shadow-float ${className}`}
    >
      {steps.map(({ label, icon, by }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onClick={() => onZoom(by)}
          className={`grid size-9 place-items-center text-ink-2 hover:bg-hov hover:text-ink focus-visible:-outline-offset-2 not-first:border-t not-first:border-line pointer-coarse:size-11 ${icon}`}
        />
      ))}
    </div>
  )
}

const steps = [
  { label: 'Zoom in', icon: 'icon-plus', by: 1 },
  { label: 'Zoom out', icon: 'icon-minus', by: -1 },
]
