import { FactList } from '../../ui/fact-list.tsx'
import type { UnitFacts } from './unit-facts.server.ts'

/** The facts and features of a home. */
export function UnitDetails({ words: { facts, features } }: { words: UnitFacts }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Home Details</h2>
      <FactList facts={facts} />
      {features.length > 0 && (
        <ul className="grid gap-x-6 gap-y-1.5 text-ink-2 sm:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <span className="icon-check mt-1 flex-none text-accent" />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
