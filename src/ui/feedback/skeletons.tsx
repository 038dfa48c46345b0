import { Card } from '../card.tsx'
import { Skeleton } from './states.tsx'

// The lines of a card: the height of each, of its bar, and the bar's width.
const lines = [
  'h-[1.89rem] *:h-5 *:w-32',
  'h-[1.3125rem] *:h-3 *:w-40',
  'mt-1.5 h-[1.6275rem] *:h-3.5 *:w-52',
  'mt-2 h-[1.3125rem] *:h-3 *:w-60',
  'mt-2.5 h-[1.3125rem] *:h-3 *:w-full',
  'mt-2 h-[1.3125rem] *:h-3 *:w-36',
  'mt-1 h-[1.3125rem] *:h-3 *:w-56',
  'mt-2 h-[1.3125rem] *:h-3 *:w-48',
]

/** Skeleton of a unit's card. */
export function CardSkeleton() {
  return (
    <Card className="grid grid-rows-[auto_1fr_auto] overflow-hidden">
      <Skeleton className="aspect-card rounded-none" />
      <div className="grid content-start px-4.5 pt-4">
        {lines.map((line) => (
          <span key={line} className={`flex items-center *:max-w-full ${line}`}>
            <Skeleton />
          </span>
        ))}
      </div>
      <div className="mt-3.5 flex min-h-16.25 items-center justify-between border-t border-line px-4.5 py-2.5">
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-9 w-28" />
      </div>
    </Card>
  )
}
