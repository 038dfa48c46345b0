import type { ScanLine, ScanRecord } from '../rules/scan.ts'
import { pictureUrl } from './scan-calls.ts'

/** A share of a line's height that is shown around it. */
const AROUND = 0.35
/** Short lines are not blown up more than as if they were this many times as wide as high. */
const MIN_WIDTH = 9

/** A line as it stands on the page. */
export function LinePicture({
  scan,
  line,
  number,
}: {
  scan: ScanRecord
  line: ScanLine
  number: number
}) {
  const { box } = line
  if (!box || scan.width === null || scan.height === null) return null
  const around = Math.round(box.height * AROUND)
  const height = box.height + 2 * around
  const width = Math.max(box.width + 2 * around, Math.round(height * MIN_WIDTH))
  return (
    <svg
      role="img"
      aria-label={`Line ${number} of the note`}
      viewBox={`${box.x - around} ${box.y - around} ${width} ${height}`}
      preserveAspectRatio="xMinYMid meet"
      className="max-h-14 w-full rounded-control border border-line bg-on-picture"
    >
      <image href={pictureUrl(scan, 'cleaned')} width={scan.width} height={scan.height} />
    </svg>
  )
}
