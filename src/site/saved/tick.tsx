/** The tick of a saved home that compares it with others. */
export function Tick({
  name,
  id,
  isOn,
  isFull,
  onChange,
}: {
  name: string
  id: number
  isOn: boolean
  isFull: boolean
  onChange: (field: HTMLElement) => void
}) {
  const isShut = isFull && !isOn
  return (
    <label className="flex min-h-11 items-center gap-2.5 px-1 text-sm text-ink-2 noscript:hidden print:hidden">
      <input
        type="checkbox"
        data-compare={id}
        className="tick -mx-0.75"
        checked={isOn}
        disabled={isShut}
        onChange={({ currentTarget }) => onChange(currentTarget)}
        aria-label={`Compare ${name}`}
      />
      {isShut ? 'Remove one of the four to compare this' : 'Compare'}
    </label>
  )
}
