import { Card } from './card.tsx'
import { Skeleton } from './states.tsx'

/** The place of a home's card: picture, price, name, facts, station, and the way to it. */
export function CardSkeleton() {
  return (
    <Card className="grid overflow-hidden">
      <div className="aspect-card animate-pulse bg-line motion-reduce:animate-none" />
      <div className="grid gap-2.5 px-4.5 pt-4">
        <Skeleton className="h-[1.89rem] w-36" />
        <Skeleton className="h-[1.6275rem] w-52 max-w-full" />
        <Skeleton className="h-[1.6275rem] w-60 max-w-full" />
        <Skeleton className="h-[1.3125rem] w-full" />
        <Skeleton className="h-6.25 w-44" />
      </div>
      <div className="mt-3.5 flex min-h-15 items-center justify-between border-t border-line px-4.5 py-2.5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9 w-28" />
      </div>
    </Card>
  )
}

/** The place of a figure with its name. */
export function TileSkeleton() {
  return (
    <Card className="grid gap-1 px-4.5 py-4">
      <Skeleton className="h-[1.3125rem] w-28" />
      <span className="block h-9">
        <Skeleton className="h-8 w-16" />
      </span>
    </Card>
  )
}
