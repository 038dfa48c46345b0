import type { FigureColumn } from './figure-columns.ts'

/** Figures with a row for each group; wide ones scroll sideways, the first column stays. */
export function FigureTable<Row extends { key: string; label: string }>({
  caption,
  of,
  columns,
  rows,
}: {
  caption: string
  /** The heading of the first column. */
  of: string
  columns: readonly FigureColumn<Row>[]
  rows: readonly Row[]
}) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={caption}
      className="overflow-x-auto rounded-card border border-line bg-card"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-2 *:px-4 *:py-2.5 *:font-medium">
            <th scope="col" className="sticky left-0 bg-card text-left">
              {of}
            </th>
            {columns.map(({ heading }) => (
              <th key={heading} scope="col" className="text-right whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={`${row.key} ${row.label}`}
              className="border-b border-line last:border-b-0 *:px-4 *:py-2.5"
            >
              <th
                scope="row"
                className="sticky left-0 min-w-36 bg-card text-left font-medium wrap-anywhere text-ink"
              >
                {row.label}
              </th>
              {columns.map(({ heading, cell }) => (
                <td key={heading} className="text-right whitespace-nowrap">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
