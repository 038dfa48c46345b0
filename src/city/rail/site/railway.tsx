import { classNames } from '../../../ui/style/class-names.ts'
import railway from './railway.svg?no-inline'

const frames = {
  wide: { symbol: 'railway-wide', width: 2000, height: 800 },
  middle: { symbol: 'railway-middle', width: 800, height: 400 },
  phone: { symbol: 'railway-phone', width: 390, height: 320 },
}

/**
 * The railway of Bangkok in the colours and typeface of the page. Its box keeps the frame's proportions; all
 * frames are one file.
 */
export function Railway({
  frame,
  label,
  className,
}: {
  frame: keyof typeof frames
  /** An accessible description; absent where it is decoration. */
  label?: string
  className?: string
}) {
  const { symbol, width, height } = frames[frame]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={classNames('block', className)}
    >
      <use href={`${railway}#${symbol}`} />
    </svg>
  )
}
