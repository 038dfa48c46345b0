import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../style/class-names.ts'

/** A grey placeholder of the size of the loading content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'block animate-pulse rounded-control bg-line/80 motion-reduce:animate-none',
        className,
      )}
    />
  )
}

/** The empty state of a list, with a suggestion what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-line px-6 py-12 text-center">
      <p className="text-lg font-strong">{title}</p>
      {children && <div className="max-w-prose text-ink-2">{children}</div>}
    </div>
  )
}

/** The error state of a list, with a retry button. */
export function ErrorState({ title, retry }: { title: string; retry: () => void }) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-3 rounded-card border border-line px-6 py-10 text-center"
    >
      <p className="font-medium">{title}</p>
      <Button variant="quiet" size="small" onClick={retry}>
        Retry
      </Button>
    </div>
  )
}
