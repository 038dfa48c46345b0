import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { SendHomesButton } from '../../../../sales/shortlists/admin/person/send-homes-button.tsx'
import { formatNumber } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { LongText } from '../../../../ui/long-text.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { reservedLine } from '../../../units/admin/reserved-line.ts'
import { INITIAL_SEARCH, writeSearch } from '../../../units/admin/search-address.ts'
import { useSearchChoices } from '../../../units/admin/search-choices.ts'
import { SearchMatches } from '../../../units/admin/search-matches.tsx'
import { unitsQuery } from '../../../units/admin/unit-calls.ts'
import { pickedSearch } from '../../../units/rules/picked-search.ts'
import { unitSearchQuery } from '../../../units/rules/query.ts'
import type { UnitSearch } from '../../../units/rules/search.ts'
import { priceLines } from '../../../units/site/unit-price.ts'
import type { ContactRecord } from '../../rules/contact.ts'
import { useChangeContact } from '../contact-calls.ts'
import { HomeLine } from './home-line.tsx'
import { WishChips } from './wish-chips.tsx'

// Loaded when it is opened.
const PowerSearch = lazy(() => import('../../../units/site/power-search/power-search.tsx'))

const NO_SEARCH = unitSearchQuery(INITIAL_SEARCH)
const SHOWN = { limit: 3, offset: 0 }

/** What somebody looks for: in words, as a search of homes, and the homes that it finds now. */
export function LookingFor({ contact, children }: { contact: ContactRecord; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const save = useChangeContact()
  const search = pickedSearch(contact.search ?? '')
  const isSet = contact.search !== null && contact.search !== ''
  const store = (next: string | null) => {
    setIsOpen(false)
    if (next !== contact.search) save.mutate({ contact, fields: { search: next } })
  }
  return (
    <Part
      as="h2"
      title="Looking for"
      isCard
      actions={
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="min-h-8 font-medium text-accent underline-offset-3 hover:underline pointer-coarse:min-h-11"
        >
          {isSet ? 'Change search' : 'Add search'}
        </button>
      }
    >
      {contact.requirements ? (
        <LongText text={contact.requirements} label="requirements" />
      ) : (
        !isSet && <p className="text-ink-2">None yet</p>
      )}
      {isSet &&
        (isHydrated ? (
          <Found search={search} contact={contact} />
        ) : (
          <Skeleton className="mt-3 h-52 w-full" />
        ))}
      {children}
      <AfterHydration>
        {isOpen && (
          <Panel
            title={`What ${contact.name} is looking for`}
            search={isSet ? search : INITIAL_SEARCH}
            onClose={() => setIsOpen(false)}
            onKeep={(next) => {
              const query = unitSearchQuery(next)
              store(query === NO_SEARCH ? null : query)
            }}
          />
        )}
      </AfterHydration>
    </Part>
  )
}

/** The conditions of the search as text, and the first homes that match it. */
function Found({ search, contact }: { search: UnitSearch; contact: ContactRecord }) {
  const language = useLanguage()
  const found = useQuery(unitsQuery(search, SHOWN))
  const total = found.data?.total
  const all = `${adminPath('search')}?${new URLSearchParams(
    Object.entries(writeSearch(search)).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )}`
  return (
    <section
      aria-label={`Homes for ${contact.name}`}
      className="mt-3 grid gap-2 border-t border-line pt-3"
    >
      <WishChips query={contact.search} />
      {found.isError ? (
        <ErrorState title="Couldn’t load homes." retry={() => void found.refetch()} />
      ) : total === undefined ? (
        <Skeleton className="h-36 w-full" />
      ) : (
        <>
          <p className="flex items-center justify-between gap-3 font-medium">
            {total === 0
              ? 'No matching homes yet'
              : `${formatNumber(total)} ${total === 1 ? 'matching home' : 'matching homes'}`}
            {total > 0 && (
              <Link to={all} className="text-accent underline-offset-3 hover:underline">
                See all
              </Link>
            )}
          </p>
          {total > 0 && <SendHomesButton contact={contact} className="justify-self-start" />}
          <ul className="divide-y divide-line">
            {found.data?.items.map((unit) => (
              <li key={unit.id}>
                <HomeLine
                  unit={unit}
                  text={[
                    priceLines(unit, search.listingType, language)[0],
                    unit.project.nearestStation?.name,
                    reservedLine(unit, language),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Panel({
  title,
  search,
  onClose,
  onKeep,
}: {
  title: string
  search: UnitSearch
  onClose: () => void
  onKeep: (search: UnitSearch) => void
}) {
  const { choices, namesOf } = useSearchChoices(search, true)
  return (
    <PowerSearch
      {...{ title, search, choices, onClose }}
      cleared={INITIAL_SEARCH}
      forStaff
      busy={false}
      submitLabel="Save search"
      matches={(draft) => <SearchMatches search={draft} namesOf={namesOf} lines={choices.lines} />}
      onSearch={onKeep}
      onMap={null}
    />
  )
}
