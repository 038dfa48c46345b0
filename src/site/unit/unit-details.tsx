import { FactList } from '../../ui/fact-list.tsx'
import type { UnitFacts } from './unit-facts.server.ts'

/** The facts and features of a home. */
export function UnitDetails({ words: { facts, features } }: { words: UnitFacts }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Home Details</h2>
      <FactList facts={facts} />
      {features.length > 0 && (
        <ul className="feature-list">
          {features.map((feature) => (
            <li key={feature}>
              <span className="icon-check" />
              {feature}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
