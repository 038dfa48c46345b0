import { ContactForm } from '../inquiries/site/contact-form.tsx'
import type { LineChoice } from '../places/site/station-options.tsx'
import type { FormState } from '../shared/form-state.ts'
import { searchPath } from '../shared/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/states.tsx'
import type { CardUnit } from '../units/site/card-unit.ts'
import { QuickSearchForm } from '../units/site/quick-search-form.tsx'
import { UnitCard } from '../units/site/unit-card.tsx'

/** The landing page: find by station, see the newest, ask to be contacted. */
export default function HomePage({
  today,
  lines,
  units,
  total,
  contact,
}: {
  today: string
  lines: readonly LineChoice[]
  units: readonly CardUnit[]
  /** How many units there are in all. */
  total: number
  contact: { refused: FormState | null; sent: boolean }
}) {
  return (
    <>
      <section className="border-b border-line bg-wash">
        <div className="page-width grid gap-8 py-12 md:py-18">
          <div className="grid max-w-[42rem] gap-4">
            <h1 className="text-4xl md:text-5xl">Find Your Perfect Condo</h1>
            <p className="text-lg text-ink-2">
              Homes to rent and buy in Bangkok, by the train that stops near them.
            </p>
          </div>
          <div className="max-w-[48rem]">
            <QuickSearchForm lines={lines} />
          </div>
        </div>
      </section>

      <section id="properties" className="page-width py-14">
        <div className="mb-7 flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-3xl">Featured Properties</h2>
          {total > units.length && (
            <ButtonLink look="quiet" size="small" href={searchPath()}>
              See all {total} homes
            </ButtonLink>
          )}
        </div>
        {units.length === 0 ? (
          <EmptyState title="No homes are listed right now">
            Tell us what you are looking for below, and we will write to you.
          </EmptyState>
        ) : (
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {units.map((unit) => (
              <UnitCard key={unit.id} unit={unit} today={today} />
            ))}
          </div>
        )}
      </section>

      <section id="contact" className="page-width grid gap-7 py-8 lg:grid-cols-[1fr_1.6fr]">
        <div className="grid content-start gap-3">
          <h2 className="text-3xl">Ready to Find Your Dream Home?</h2>
          <p className="max-w-[40ch] text-ink-2">
            Tell us which station you want to live near, and how to reach you.
          </p>
        </div>
        <Card className="p-5 md:p-7">
          <ContactForm {...contact} />
        </Card>
      </section>
    </>
  )
}
