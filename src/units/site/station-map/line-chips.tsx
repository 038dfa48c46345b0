import { lineGroups, lineIds } from '../../../places/site/line-names.ts'
import { lineColour } from '../../../ui/station-mark.tsx'
import { withToggled } from '../../../ui/with-toggled.ts'
import { ownPress } from './own-press.ts'

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-control border px-2.5 text-sm font-medium whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11'

/** Which lines the map shows: all, or any number of them. */
export function LineChips({
  shown,
  href,
  onChange,
}: {
  /** All, where it is empty. */
  shown: readonly string[]
  /** The address that shows all. */
  href: string
  onChange: (lines: readonly string[]) => void
}) {
  const isAll = shown.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div
      role="group"
      aria-label="Lines shown"
      className="flex flex-wrap items-center gap-1.5 max-md:-mx-4.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4.5 max-md:py-0.5"
    >
      <a
        href={href}
        aria-current={isAll || undefined}
        onClick={ownPress(() => onChange([]))}
        className={`${chip} px-3.5 ${isAll ? 'border-ink bg-ink text-paper' : 'border-field bg-card'}`}
      >
        All
      </a>
      {lineGroups.map(({ name, lines }) => (
        <span key={name} className="flex flex-none items-center gap-1.25">
          {name ? (
            <span className="pl-1 text-sm font-medium text-ink-3">{name}</span>
          ) : (
            <span className="pl-1.5" />
          )}
          {lines.map((line) => {
            const isOn = shown.includes(line.id)
            return (
              <label
                key={line.id}
                style={{ '--line': lineColour(line.id) } as React.CSSProperties}
                className={`${chip} relative cursor-pointer before:h-1 before:w-3 before:rounded-full before:bg-(--line) before:outline before:outline-(--railway-rim) ${isOn ? 'border-ink bg-hov' : isAll ? 'border-field bg-card' : 'border-line bg-card text-ink-3 before:opacity-40'}`}
              >
                <input
                  type="checkbox"
                  name="line"
                  value={line.id}
                  aria-label={name ? `${name} ${line.name}` : line.name}
                  checked={isOn}
                  onChange={() => onChange(withToggled(lineIds, shown, line.id, false))}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {line.name}
              </label>
            )
          })}
        </span>
      ))}
    </div>
  )
}
