import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import type { UnitRecord } from '../../../../records/units/rules/unit.ts'
import { UnitStatuses } from '../../../../records/units/rules/unit-sets.ts'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { formatDistance } from '../../../../shared/distance.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { StationMark } from '../../../../ui/station-mark.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import { DealFacts } from './deal-facts.tsx'
import { unitOf } from './subjects.ts'

/** Where the home is, what is asked for it, and whose it is. */
export function PropertyDetails({ deal }: { deal: DealRecord }) {
  const unit = useQuery(unitQuery(unitOf(deal)))
  if (!deal.unit) return null
  return (
    <Part as="h2" title="Property Details" isCard>
      {deal.unit.isDeleted ? (
        <p className="text-warning">This home was deleted. Choose another one in Edit.</p>
      ) : unit.data ? (
        <Facts unit={unit.data} />
      ) : unit.isError ? (
        <ErrorState title="The home could not be read." retry={() => void unit.refetch()} />
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
    </Part>
  )
}

function Facts({ unit }: { unit: UnitRecord }) {
  const language = useLanguage()
  const { project, ownerContact, agentContact, status } = unit
  const { nearestStation, distanceToStation } = project
  return (
    <DealFacts
      facts={[
        ['Address', project.address],
        [
          'Station',
          nearestStation && (
            <span className="inline-flex items-center gap-2">
              <StationMark lines={[nearestStation.line]} />
              {[
                nearestStation.name,
                distanceToStation !== null && formatDistance(distanceToStation, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          ),
        ],
        ['Asking', priceLines(unit, undefined, language).join(', ')],
        ['Status', labelOf(UnitStatuses, status, language)],
        ['Owner', ownerContact && <Person {...ownerContact} />],
        ['Agent', agentContact && <Person {...agentContact} />],
      ]}
    />
  )
}

function Person({ id, name }: { id: number; name: string }) {
  return (
    <Link to={adminPath(`contacts/${id}`)} className={linkClass}>
      {name}
    </Link>
  )
}
