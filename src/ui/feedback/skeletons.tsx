import { Card } from '../card.tsx'
import { classNames } from '../style/class-names.ts'
import { Skeleton } from './states.tsx'

/** Skeleton of a unit's card. */
export function CardSkeleton() {
  return (
    <Card className="grid grid-rows-[auto_1fr_auto] overflow-hidden">
      <Skeleton className="aspect-card rounded-none" />
      <div className="grid content-start px-4.5 pt-4">
        <SkeletonLine size="xl" width="w-32" />
        <SkeletonLine size="sm" width="w-40" />
        <SkeletonLine size="base" width="w-52" className="mt-1.5" />
        <SkeletonLine size="sm" width="w-60" className="mt-2" />
        <SkeletonLine size="sm" width="w-full" className="mt-2.5" />
        <SkeletonLine size="sm" width="w-36" className="mt-2" />
        <SkeletonLine size="sm" width="w-56" className="mt-1" />
      </div>
      <div className="mt-3.5 flex min-h-15 items-center justify-between border-t border-line px-4.5 py-2.5">
        <SkeletonLine size="sm" width="w-28" />
        <Skeleton className="h-9 w-28" />
      </div>
    </Card>
  )
}

// Line heights by font size.
const lines = { sm: 'h-[1.3125rem]', base: 'h-[1.6275rem]', xl: 'h-[1.89rem]' }
const bars = { sm: 'h-3', base: 'h-3.5', xl: 'h-5' }

/** Skeleton of a line of text. */
export function SkeletonLine({
  size,
  width,
  className,
}: {
  size: keyof typeof lines
  /** Width of the line as a class: `w-32`. */
  width: string
  className?: string
}) {
  return (
    <span className={classNames('flex items-center', lines[size], className)}>
      <Skeleton className={classNames('max-w-full', bars[size], width)} />
    </span>
  )
}
