import type { Step } from './steps.ts'

/** Where a page stands: each step leads to what holds the next; the last is the page itself. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-3">
      <ol className="flex flex-wrap gap-x-2 *:not-first:before:mr-2 *:not-first:before:content-['\203a'/'']">
        {steps.map(({ name, path }, at) => (
          <li key={name} className="wrap-anywhere">
            {at < steps.length - 1 ? (
              <a href={path} className="underline-offset-3 hover:underline">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
