import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'
import { Count } from './tables/count.tsx'

export type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined }

/** Tabs. The caller keeps the chosen one, preferably in the URL. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
}: {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (tab: Id) => void
  /** The content of the chosen tab. */
  children: ReactNode
}) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find(({ id }) => id === next)
        if (tab) onChange(tab.id)
      }}
    >
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px flex h-12 flex-none items-center gap-2 border-b-2 border-transparent px-3 text-ink-2 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:font-strong data-[state=active]:text-ink"
          >
            {tab.label}
            {tab.count !== undefined && <Count value={tab.count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} className="pt-6 outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
