import type { ListingType, UnitStatus, View } from '../units/rules.ts'
import type { DemoUnit, Home, Terms } from './demo-unit.ts'
import { homesOf } from './home-plan.ts'
import type { Layout } from './layouts.ts'
import { demoProjects } from './projects.ts'
import { randomFrom } from './random.ts'
import { standingsOf } from './standing.ts'
import { presentRent, termsOf } from './terms.ts'

type Wish = {
  project: string
  layout: Layout
  listingType: ListingType
  status: UnitStatus
  view?: View
}

/** The homes listed last, which the landing page shows first; the first of these is the newest. */
const front: Wish[] = [
  { project: 'baan-sirin-thonglor', layout: '2L', listingType: 'sell', status: 'available' },
  { project: 'ratchada-lantern', layout: '1L', listingType: 'rent', status: 'available' },
  {
    project: 'riva-charoen-nakhon',
    layout: '3',
    listingType: 'sell',
    status: 'interested',
    view: 'river_view',
  },
  {
    project: 'lantom-benchakitti',
    layout: '1L',
    listingType: 'rent',
    status: 'available',
    view: 'park_view',
  },
  {
    project: 'khlong-works-phra-khanong',
    layout: 'D',
    listingType: 'sell',
    status: 'available',
    view: 'city_view',
  },
  {
    project: 'monsoon-house-ekkamai',
    layout: '2L',
    listingType: 'rent_sell',
    status: 'available',
    view: 'property_view',
  },
]

/** The units of the demo agency in the order in which they were listed, the newest last. */
export function demoUnits(): DemoUnit[] {
  const homes = demoProjects.flatMap(homesOf)
  const shown = front.map((wish) => ({ ...wish, home: homeFor(homes, wish) }))
  const wishes = new Map(shown.map(({ home, ...wish }) => [home.key, wish]))
  const behind = randomFrom('order of listing').shuffled(
    homes.filter(({ key }) => !wishes.has(key)),
  )
  const inOrder = [...behind, ...shown.map(({ home }) => home).reverse()]

  const offers = inOrder.map((home) => ({
    ...home,
    ...termsOf(home, wanted(wishes.get(home.key))),
  }))
  const settled = new Map(shown.map(({ home, status }) => [home.key, status]))
  const standings = standingsOf(offers, settled)
  return offers.map((offer) => {
    const standing = standings.get(offer.key)
    if (!standing) throw new Error(`Nothing is known of ${offer.key}`)
    const features = offer.features.filter(
      ({ isStructure }) => isStructure || offer.furnishing !== 'bare_shell',
    )
    const unit = { ...offer, ...standing, features }
    if (unit.status !== 'sell_with_tenant' || unit.rentAmount !== null) return unit
    return { ...unit, rentAmount: presentRent(unit.price ?? 0) }
  })
}

/** What is shown first is furnished, so that its pictures are of a home somebody could move into. */
function wanted(wish: { listingType: ListingType } | undefined): Partial<Terms> {
  return wish ? { listingType: wish.listingType, furnishing: 'fully_furnished' } : {}
}

function homeFor(homes: Home[], { project, layout, view }: Wish): Home {
  const home = homes.find(
    (one) =>
      one.project.key === project &&
      one.layout === layout &&
      !one.isFirstSale &&
      (!view || one.views.includes(view)),
  )
  if (!home) throw new Error(`${project} has no ${layout} to show first`)
  return home
}
