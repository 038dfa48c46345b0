import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/feedback/states.tsx'

// Loaded when somebody opens them.
const modules = import.meta.glob<{ default: ComponentType }>('./figures/figures-view.tsx')
const [load] = Object.values(modules)
const FiguresView = load && lazy(load)

export const hasFigures = FiguresView !== undefined

/** The figures of the pipeline. */
export function FiguresPlace() {
  return (
    FiguresView && (
      <Suspense fallback={<Skeleton className="h-100 w-full" />}>
        <FiguresView />
      </Suspense>
    )
  )
}
