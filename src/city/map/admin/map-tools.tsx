import { Button } from '../../../ui/button.tsx'

/** Toggles for what the map shows, Reset, and the legend. */
export function MapTools({
  hasStations,
  hasAmenities,
  onStations,
  onAmenities,
  onReset,
  onFrameAll,
}: {
  hasStations: boolean
  hasAmenities: boolean
  onStations: (on: boolean) => void
  onAmenities: (on: boolean) => void
  onReset: () => void
  /** Null when everything found is in view. */
  onFrameAll: (() => void) | null
}) {
  return (
    <div className="dense-row flex flex-wrap items-center gap-2 text-sm">
      <Toggle icon="icon-train-front" label="Stations" on={hasStations} onChange={onStations} />
      <Toggle icon="icon-trees" label="Amenities" on={hasAmenities} onChange={onAmenities} />
      <Button variant="quiet" size="small" onClick={onReset}>
        <span className="icon-undo-2 before:size-4" />
        Reset
      </Button>
      {onFrameAll && (
        <Button variant="plain" size="small" onClick={onFrameAll}>
          Show all
        </Button>
      )}
      <dl
        aria-label="Legend"
        className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2"
      >
        {hasStations &&
          stations.map(({ name, colour }) => (
            <Meaning key={name} name={name}>
              <span className={`block size-3.5 rounded-full border-3 bg-card ${colour}`} />
            </Meaning>
          ))}
        {hasAmenities &&
          amenities.map(({ name, icon }) => (
            <Meaning key={name} name={name}>
              <span className={`block before:size-4 ${icon}`} />
            </Meaning>
          ))}
        <Meaning name="Property">
          <span className="block h-4 w-6 rounded-full border border-field bg-card" />
        </Meaning>
        <Meaning name="Several">
          <span className="block size-4 rounded-full bg-ink" />
        </Meaning>
      </dl>
    </div>
  )
}

const stations = [
  { name: 'BTS', colour: 'border-(--station-bts)' },
  { name: 'MRT', colour: 'border-(--station-mrt)' },
  { name: 'Other lines', colour: 'border-(--station-other)' },
]
const amenities = [
  { name: 'Park', icon: 'icon-trees' },
  { name: 'Mall', icon: 'icon-shopping-bag' },
  { name: 'School', icon: 'icon-graduation-cap' },
]

function Toggle({
  icon,
  label,
  on,
  onChange,
}: {
  icon: string
  label: string
  on: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={() => onChange(!on)}
      className="inline-flex min-h-(--press) items-center gap-2 rounded-control border border-line bg-card px-3 font-medium text-ink-2 hover:border-field aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper"
    >
      <span className={`before:size-4 ${icon}`} />
      {label}
    </button>
  )
}

function Meaning({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt aria-hidden="true">{children}</dt>
      <dd>{name}</dd>
    </div>
  )
}
