import { writeNumber } from '../../../shared/write-number.ts'
import { classNames } from '../../../ui/style/class-names.ts'

/** By how much a figure changed: `−5.5%`; nothing when it did not, or there was none. */
export function Percent({ from, to }: { from: number | null; to: number | null }) {
  if (!from || to === null || from === to) return null
  const percent = ((to - from) / from) * 100
  return (
    <span className={classNames('tabular-nums', percent < 0 ? 'text-success' : 'text-warning')}>
      {`${percent < 0 ? '−' : '+'}${writeNumber(Math.abs(percent), 1)}%`}
    </span>
  )
}
