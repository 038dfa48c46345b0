import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { firstName } from '../../../../records/contacts/rules/first-name.ts'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import type { UnitRecord } from '../../../../records/units/rules/unit.ts'
import { offeredPrices } from '../../../../records/units/site/unit-price.ts'
import { distanceTexts, walkingMinutes } from '../../../../shared/distance.ts'
import { formatBaht, formatRent, formatSqm } from '../../../../shared/money.ts'
import { unitPath } from '../../../../shared/paths.ts'
import { personName } from '../../../../shared/person-name.ts'
import { profileQuery } from '../../../../team/agency/admin/profile-calls.ts'
import { endingsOf } from '../../../../team/staff/rules/particle.ts'
import type { Profile } from '../../../../team/staff/rules/profile.ts'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { askedAboutQuery, askedHomes } from '../../../inquiries/admin/asked-about.ts'
import type { PlaceFacts } from '../../rules/canned-reply.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { threadName } from '../thread-name.ts'

/**
 * What canned replies are filled in with: the contact, the signed-in user, and a home: the one that is
 * chosen, else the one that was asked about last, in this conversation if one was.
 */
export function useReplyFacts(thread: ThreadRecord) {
  const me = useStaff()
  const [chosen, choose] = useState<number | null>(null)
  const isHydrated = useHydrated()
  const profile = useQuery({ ...profileQuery, enabled: isHydrated }).data
  const contact = useQuery(contactQuery(thread.contactId)).data
  const asked = useQuery(askedAboutQuery(thread.contactId)).data
  const [home] = askedHomes(asked, thread.id)
  const unit = useQuery(unitQuery(chosen ?? home?.id ?? null)).data
  // Several people may ask with one phone: here it is whoever asked in this conversation.
  const asker = asked?.find(({ home, threadId }) => home && threadId === thread.id)?.name
  const facts: PlaceFacts = {
    contact: asker ?? contact?.name ?? threadName(thread),
    me: profile?.called ?? personName(me),
    ...(profile && spokenBy(profile)),
    ...(unit && homeFacts(unit)),
  }
  return {
    facts,
    /** The contact, once it is known. */
    person: contact ?? null,
    /** The facts with those of another home, which is used from now on. */
    withHome(other: UnitRecord): PlaceFacts {
      choose(other.id)
      return { ...facts, ...homeFacts(other) }
    },
  }
}
export type ReplyFacts = ReturnType<typeof useReplyFacts>

function spokenBy({ particle, nameTh }: Profile): PlaceFacts {
  const { said, asked } = endingsOf(particle)
  return { particle: said, particleAsked: asked, meThai: nameTh && firstName(nameTh) }
}

/** `1,990,000 THB or 9,000 THB/month`: to the baht, as it is agreed on. */
function fullPrices(unit: UnitRecord): string {
  const { price, rent } = offeredPrices(unit)
  const prices = [price !== null && formatBaht(price), rent !== null && formatRent(rent)]
  return prices.filter(Boolean).join(' or ')
}

/** The facts of a home. Its page is left out while visitors cannot open it. */
export function homeFacts(unit: UnitRecord): PlaceFacts {
  const { project, unitNumber, size, bedrooms, floor, showOnWebsite, id } = unit
  const { nearestStation, distanceToStation } = project
  return {
    home: `${unitNumber}, ${project.name}`,
    project: project.name,
    unit: unitNumber,
    price: fullPrices(unit) || null,
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
