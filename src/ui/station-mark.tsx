/**
 * A station's symbol as on the map: a dot ringed in its line's colour, or a capsule with a dot for each
 * line of an interchange. Decorative: the station's name is beside it.
 */
export function StationMark({ lines }: { lines: readonly string[] }) {
  const [only] = lines
  if (lines.length <= 1) {
    return (
      <span
        className="inline-block size-3 flex-none rounded-full border-3 bg-card"
        style={{ borderColor: lineColour(only) }}
      />
    )
  }
  return (
    <span className="inline-flex flex-none items-center gap-0.5 rounded-full border-2 border-ink bg-card p-0.5">
      {lines.map((line) => (
        <span
          key={line}
          className="size-1.5 rounded-full"
          style={{ background: lineColour(line) }}
        />
      ))}
    </span>
  )
}

/** The CSS colour of a railway line by its id; ink for unknown lines. */
export function lineColour(line: string | undefined): string {
  return `var(--line-${line}, var(--color-ink-3))`
}
