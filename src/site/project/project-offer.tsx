import { mergeByName } from '../../city/places/rules/near.ts'
import { StationLine } from '../../city/places/site/station-line.tsx'
import type { ProjectWithUnitCounts } from '../../records/projects/rules/project-response.ts'
import { nearestStation } from '../../records/projects/site/nearest-station.ts'
import { goToForm } from '../../sales/inquiries/site/go-to-form.ts'
import { inquiryTexts } from '../../sales/inquiries/site/inquiry-texts.ts'
import { formatPrice, formatRent } from '../../shared/money.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { ShareLink } from '../../ui/share-link.tsx'

const MAX_STATIONS = 3

/** The number of homes with the lowest prices, the nearest stations, and a link to the homes. */
export function ProjectOffer({ project, url }: { project: ProjectWithUnitCounts; url: string }) {
  const language = useLanguage()
  const { homes, nearbyStations } = project
  const near = mergeByName(nearbyStations).slice(0, MAX_STATIONS)
  const nearest = nearestStation(project, language)
  return (
    <aside
      aria-label="Homes here"
      className="grid gap-4 rounded-panel border border-line bg-card p-5 shadow-float"
    >
      <div className="grid gap-1 tabular-nums">
        <p className="text-sm text-ink-2">Homes here</p>
        {homes.priceFrom !== null && (
          <Figure
            text={`from ${formatPrice(homes.priceFrom, language)}`}
            note={`${homes.toBuy} to buy`}
          />
        )}
        {homes.rentFrom !== null && (
          <Figure
            text={`from ${formatRent(homes.rentFrom, language)}`}
            note={`${homes.toRent} to rent`}
          />
        )}
        {homes.total === 0 && <p className="text-lg">No homes available now</p>}
      </div>
      {nearest && (
        <div className="grid gap-1.5 border-t border-line pt-4">
          {near.map(({ name, lines, walkingDistance }) => (
            <StationLine key={name} name={name} lines={lines} metres={walkingDistance} />
          ))}
          {near.length === 0 && <StationLine {...nearest} />}
        </div>
      )}
      <div className="flex gap-2 print:hidden">
        {homes.total > 0 && (
          <ButtonLink href="#homes" className="flex-1">
            View homes
          </ButtonLink>
        )}
        <ShareLink
          title={project.name}
          url={url}
          isBare={homes.total > 0}
          className={homes.total > 0 ? 'px-3!' : 'flex-1'}
        />
      </div>
      <ButtonLink variant="quiet" href="#inquiry" onClick={goToForm} className="-mt-2 print:hidden">
        {inquiryTexts.aboutBuilding}
      </ButtonLink>
    </aside>
  )
}

function Figure({ text, note }: { text: string; note: string }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-lg font-strong">{text}</span>
      <span className="text-sm text-ink-3">{note}</span>
    </p>
  )
}
