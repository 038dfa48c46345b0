import { Skeleton } from '../../../../ui/feedback/states.tsx'

/** The board while it loads: columns of cards of their own size. */
export function BoardSkeleton() {
  return (
    <div aria-busy="true" className="flex gap-3 overflow-hidden">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((column) => (
        <div
          key={column}
          className="grid min-h-100 w-72 flex-none content-start gap-2 rounded-[12px] border border-line bg-wash p-2 max-md:w-[calc(100%-2.5rem)]"
        >
          <Skeleton className="mx-2 my-1.5 h-5 w-28" />
          {['1', '2', '3', '4'].map((card) => (
            <Skeleton key={card} className="h-24.5 w-full" />
          ))}
        </div>
      ))}
    </div>
  )
}
