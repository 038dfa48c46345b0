import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import type { UnitRecord } from '../../../../records/units/rules/unit.ts'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { distanceTexts, walkingMinutes } from '../../../../shared/distance.ts'
import { formatSqm } from '../../../../shared/money.ts'
import { unitPath } from '../../../../shared/paths.ts'
import { personName } from '../../../../shared/person-name.ts'
import { profileQuery } from '../../../../team/agency/admin/profile-calls.ts'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import type { ReplyPlace } from '../../rules/canned-reply.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { askedAboutQuery } from '../about/asked-about.ts'
import { threadName } from '../inbox-calls.ts'

export type Facts = Partial<Record<ReplyPlace, string | null>>

/**
 * What canned replies are filled in with: the contact, the signed-in user, and a home: the one that is
 * chosen, else the one that the contact asked about last.
 */
export function useReplyFacts(thread: ThreadRecord) {
  const me = useStaff()
  const [chosen, choose] = useState<number | null>(null)
  const isHydrated = useHydrated()
  const profile = useQuery({ ...profileQuery, enabled: isHydrated }).data
  const contact = useQuery(contactQuery(thread.contactId)).data
  const asked = useQuery(askedAboutQuery(thread.contactId)).data
  const unit = useQuery(unitQuery(chosen ?? asked?.[0]?.id ?? null)).data
  const facts: Facts = {
    contact: contact?.name ?? threadName(thread),
    me: profile?.called ?? personName(me),
    ...(unit && homeFacts(unit)),
  }
  return {
    facts,
    /** The contact, once it is known. */
    person: contact ?? null,
    /** The facts with those of another home, which is used from now on. */
    withHome(other: UnitRecord): Facts {
      choose(other.id)
      return { ...facts, ...homeFacts(other) }
    },
  }
}
export type ReplyFacts = ReturnType<typeof useReplyFacts>

/** The facts of a home. Its page is left out while visitors cannot open it. */
export function homeFacts(unit: UnitRecord): Facts {
  const { project, unitNumber, size, bedrooms, floor, showOnWebsite, id } = unit
  const { nearestStation, distanceToStation } = project
  return {
    home: `${unitNumber}, ${project.name}`,
    project: project.name,
    unit: unitNumber,
    price: priceLines(unit).join(' or ') || null,
    size: formatSqm(size),
    bedrooms: bedrooms === 0 ? 'studio' : bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`,
    floor: floor === null ? null : String(floor),
    station:
      nearestStation && distanceToStation !== null
        ? `${nearestStation.name}, ${distanceTexts.minutesWalk(walkingMinutes(distanceToStation))}`
        : null,
    link: showOnWebsite ? location.origin + unitPath(id) : null,
  }
}
