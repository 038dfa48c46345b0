import type { UnitDocument } from '../../units/rules.ts'
import { unitSteps } from './unit-steps.ts'

/** Where the unit is: each step leads to all that is near that station, or in that project. */
export function UnitTrail({ unit }: { unit: UnitDocument }) {
  const steps = unitSteps(unit)
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-3">
      <ol className="flex flex-wrap gap-x-2 *:not-first:before:mr-2 *:not-first:before:content-['\203a'/'']">
        {steps.map(({ name, path }, at) => (
          <li key={path} className="wrap-anywhere">
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
