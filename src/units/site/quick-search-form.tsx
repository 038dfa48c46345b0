import type { ReactNode } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { searchPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { QuickSearchFields } from './quick-search-fields.tsx'

/** Station, price and bedrooms: a plain form that goes to the search page. */
export function QuickSearchForm({
  lines,
  children,
}: {
  lines: readonly LineChoice[]
  children?: ReactNode
}) {
  return (
    <form
      method="get"
      action={searchPath()}
      className="grid gap-3.5 rounded-panel border border-line bg-card p-4.5 shadow-float"
    >
      <div className="grid gap-3 sm:grid-cols-[1.5fr_1fr_1fr] *:first:col-span-full">
        <QuickSearchFields lines={lines} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">Search</Button>
        {children}
      </div>
    </form>
  )
}
