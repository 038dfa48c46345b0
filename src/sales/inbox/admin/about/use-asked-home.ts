import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { contactDealsQuery } from '../../../deals/admin/of-record/deals-of.tsx'
import { askedAboutQuery, askedHomes } from '../../../inquiries/admin/asked-about.ts'

/**
 * The home that a contact asked about last, in the conversation if they did there, and their open deal, the one about
 * that home first.
 */
export function useAskedHome(contactId: number, threadId: number) {
  const enabled = useHydrated()
  const asked = useQuery({ ...askedAboutQuery(contactId), enabled }).data
  const [home] = askedHomes(asked, threadId)
  const deals = useQuery({ ...contactDealsQuery(contactId), enabled }).data?.items ?? []
  const open = deals.filter(({ status }) => status === 'open')
  const deal = open.find(({ unitId }) => unitId === home?.id) ?? open[0]
  return { home, deal, unitIds: home ? [home.id] : deal?.unitId ? [deal.unitId] : [] }
}
