import { useQuery } from '@tanstack/react-query'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { contactDealsQuery } from '../../../deals/admin/of-record/deals-of.tsx'
import { suitsHome } from '../../../deals/rules/suits-home.ts'
import { askedAboutQuery, askedHomes } from '../../../inquiries/admin/asked-about.ts'

/**
 * The home that a contact asked about last, in the conversation if they did there, and their open deal that it belongs
 * to, the one about it first; without a home their latest.
 */
export function useAskedHome(contactId: number, threadId: number) {
  const enabled = useHydrated()
  const inquiries = useQuery({ ...askedAboutQuery(contactId), enabled })
  const asked = inquiries.data
  const [home] = askedHomes(asked, threadId)
  const deals = useQuery({ ...contactDealsQuery(contactId), enabled })
  const open = (deals.data?.items ?? []).filter(({ status }) => status === 'open')
  const asking = useQuery({ ...unitQuery(home?.id ?? null), enabled: enabled && !!home })
  const suiting = asking.data
    ? open.filter((deal) => suitsHome(deal, asking.data))
    : home
      ? []
      : open
  const deal = suiting.find(({ unitId }) => unitId === home?.id) ?? suiting[0]
  // What begins with them waits for them, or for their failure.
  const isKnown = ![inquiries, deals].some(({ isPending }) => isPending) && !asking.isLoading
  return { isKnown, home, deal, unitIds: home ? [home.id] : deal?.unitId ? [deal.unitId] : [] }
}
