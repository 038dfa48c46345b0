import { Fragment } from 'react'
import { Photo } from '../../city/media/site/photo.tsx'
import type { ProjectWithUnitCounts } from '../../records/projects/rules/project-response.ts'
import type { SearchListingTypes } from '../../records/units/rules/search.ts'
import { unitTexts } from '../../records/units/rules/words/unit-texts.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { bedroomsText } from '../../records/units/site/format-bedrooms.ts'
import { floorText } from '../../records/units/site/format-floor.ts'
import { StatusBadge } from '../../records/units/site/status-badge.tsx'
import { counted } from '../../shared/counted.ts'
import { textsIn } from '../../shared/language.ts'
import { formatSqm } from '../../shared/money.ts'
import { projectPath, searchPath, unitPath } from '../../shared/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'

/** Which homes are listed: to rent, to buy, or all (null). */
export type Show = (typeof SearchListingTypes.ids)[number] | null

/** The newest homes of a building, as rows that link to them. */
export function ProjectUnits({
  project,
  homes,
  show,
}: {
  project: ProjectWithUnitCounts
  homes: readonly CardUnit[]
  show: Show
}) {
  const language = useLanguage()
  const { id, homes: counts } = project
  if (counts.total === 0) return null
  const all = { rent: counts.forRent, sale: counts.forSale, any: counts.total }[show ?? 'any']
  return (
    <section
      id="homes"
      aria-labelledby="homes-title"
      className="grid scroll-mt-4 grid-cols-1 gap-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="homes-title" className="text-xl tabular-nums">
          {countedHomes(counts.available, language)} available
        </h2>
        {counts.forRent > 0 && counts.forSale > 0 && (
          <nav
            aria-label="Which homes"
            className="flex overflow-hidden rounded-control border border-field bg-card text-sm tabular-nums"
          >
            <Choice id={id} show={null} chosen={show} label={`All ${counts.total}`} />
            <Choice id={id} show="rent" chosen={show} label={`Rent ${counts.forRent}`} />
            <Choice id={id} show="sale" chosen={show} label={`Buy ${counts.forSale}`} />
          </nav>
        )}
      </div>
      <ul className="grid divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {homes.map((unit) => (
          <Home key={unit.id} unit={unit} />
        ))}
      </ul>
      {all > homes.length && (
        <ButtonLink
          variant="quiet"
          size="small"
          href={searchPath(`${show ? `listingType=${show}&` : ''}projectId=${id}`)}
          className="justify-self-start"
        >
          Show all {countedHomes(all, language)}
        </ButtonLink>
      )}
    </section>
  )
}

function Choice({
  id,
  show,
  chosen,
  label,
}: {
  id: number
  show: Show
  chosen: Show
  label: string
}) {
  return (
    <a
      href={`${projectPath(id)}${show ? `?listingType=${show}` : ''}#homes`}
      aria-current={show === chosen ? 'true' : undefined}
      className="flex min-h-9 items-center border-line px-3.5 font-medium not-first:border-l hover:bg-hov aria-[current]:bg-ink aria-[current]:text-paper"
    >
      {label}
    </a>
  )
}

function Home({ unit }: { unit: CardUnit }) {
  const { unitNumber, bedrooms, bathrooms, size, floor, figures, perSqm } = unit
  const [main, ...others] = figures
  const language = useLanguage()
  const rooms = bedroomsText(bedrooms, language)
  return (
    <li className="relative grid grid-cols-[auto_1fr_auto] items-center gap-x-4 px-3.5 py-3 hover:bg-hov sm:grid-cols-[auto_1.2fr_1fr_1.4fr_auto] sm:gap-x-6">
      <div className="aspect-card w-24 overflow-hidden rounded-control bg-wash max-sm:row-span-3 max-sm:row-start-1 max-sm:self-start max-[24rem]:row-end-5 sm:w-16">
        <Photo image={unit.image} alt="" size="thumb" />
      </div>
      <p className="min-w-0 text-sm max-sm:col-start-2 max-sm:row-start-2 max-[24rem]:col-end-4">
        <a
          href={unitPath(unit.id)}
          className="font-strong wrap-anywhere after:absolute after:inset-0"
        >
          {textsIn(language, unitTexts).number(unitNumber)}
        </a>
        {floor !== null && <span className="block text-ink-3">{floorText(floor, language)}</span>}
      </p>
      <p className="text-sm text-ink-2 tabular-nums max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-3">
        {`${rooms} · ${counted(bathrooms, 'bath', language)}`}
        <span className="sm:hidden"> · </span>
        <span className="whitespace-nowrap sm:block">{formatSqm(size, language)}</span>
      </p>
      <p className="tabular-nums max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-1 sm:text-right">
        <span className="font-strong">{main}</span>
        <span className="block text-sm text-ink-3">
          {[...others, perSqm].filter(Boolean).map((figure, index) => (
            // Lines break between figures, not within one.
            <Fragment key={figure}>
              {index > 0 && ' · '}
              <span className="inline-block">{figure}</span>
            </Fragment>
          ))}
        </span>
      </p>
      <StatusBadge
        status={unit.status}
        className="max-sm:col-start-3 max-sm:row-start-2 max-sm:self-center max-[24rem]:col-start-2 max-[24rem]:row-start-4 max-[24rem]:mt-1.5 max-[24rem]:justify-self-start"
      />
    </li>
  )
}
