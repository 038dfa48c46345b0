import type { Breadcrumb } from '../breadcrumbs.server.ts'

/** Breadcrumb links; the last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-3">
      <ol className="flex flex-wrap gap-x-2 *:not-first:before:mr-2 *:not-first:before:content-['\203a'/'']">
        {steps.map(({ name, path }, index) => (
          <li key={name} className="wrap-anywhere">
            {index < steps.length - 1 ? (
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
