import { lineGroups, lineIds, lineNameTexts } from '../../../../city/places/site/line-names.ts'
import { withToggled } from '../../../../ui/fields/with-toggled.ts'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useTexts } from '../../../../ui/language.tsx'
import { lineColour } from '../../../../ui/station-mark.tsx'
import { stationMapTexts } from './station-map-texts.ts'

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-control border px-2.5 text-sm font-medium whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11'

/** Chooses which lines the map shows: all, or any number of them. */
export function LineChips({
  shown,
  href,
  onChange,
}: {
  /** Empty for all lines. */
  shown: readonly string[]
  /** The address that shows all lines. */
  href: string
  onChange: (lines: readonly string[]) => void
}) {
  const texts = useTexts(stationMapTexts)
  const names = useTexts(lineNameTexts)
  const isAll = shown.length === 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div
      role="group"
      aria-label={texts.linesShown}
      className="flex flex-wrap items-center gap-1.5 max-md:-mx-4.5 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4.5 max-md:py-0.5"
    >
      <a
        href={href}
        aria-current={isAll || undefined}
        onClick={inPageClick(() => onChange([]))}
        className={`${chip} px-3.5 ${isAll ? 'border-ink bg-ink text-paper' : 'border-field bg-card'}`}
      >
        {texts.all}
      </a>
      {lineGroups.map(({ name, lines }) => (
        <span key={name} className="flex flex-none items-center gap-1.25">
          {name ? (
            <span className="pl-1 text-sm font-medium text-ink-3">{name}</span>
          ) : (
            <span className="pl-1.5" />
          )}
          {lines.map((line) => {
            const isOn = shown.includes(line)
            return (
              <label
                key={line}
                style={{ '--line': lineColour(line) } as React.CSSProperties}
                className={`${chip} relative cursor-pointer before:h-1 before:w-3 before:rounded-full before:bg-(--line) before:outline before:outline-(--railway-rim) ${isOn ? 'border-ink bg-hov' : isAll ? 'border-field bg-card' : 'border-line bg-card text-ink-3 before:opacity-40'}`}
              >
                <input
                  type="checkbox"
                  name="line"
                  value={line}
                  aria-label={name ? `${name} ${names[line]}` : names[line]}
                  checked={isOn}
                  onChange={() => onChange(withToggled(lineIds, shown, line))}
                  className="absolute inset-0 cursor-pointer opacity-0"
                />
                {names[line]}
              </label>
            )
          })}
        </span>
      ))}
    </div>
  )
}
