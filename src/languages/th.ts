import { clustersThai } from '../city/map/site/cluster-texts.th.ts'
import { mapThai } from '../city/map/site/map-texts.th.ts'
import { linesThai, matchKindsThai, schoolTypesThai } from '../city/places/rules/place-labels.th.ts'
import { lineNamesThai } from '../city/places/site/line-names.th.ts'
import { stationsThai } from '../city/places/site/station-texts.th.ts'
import { placeFieldsThai } from '../city/rail/site/minutes/place-field-texts.th.ts'
import { developerThai } from '../records/developers/site/developer-texts.th.ts'
import { placeKindsThai } from '../records/finder/rules/place-kind.th.ts'
import { placeListThai } from '../records/finder/site/place-list-texts.th.ts'
import { placesThai } from '../records/finder/site/place-texts.th.ts'
import {
  areasThai,
  builtYearsThai,
  facilitiesThai,
  petPoliciesThai,
  projectSortsThai,
  propertyTypesThai,
} from '../records/projects/rules/project-labels.th.ts'
import {
  facingsThai,
  floorDirectionsThai,
  furnishingsThai,
  listingTypesThai,
  ownershipTypesThai,
  searchListingTypesThai,
  smokingThai,
  unitSortsThai,
  viewsThai,
  yesNoThai,
} from '../records/units/rules/unit-labels.th.ts'
import { priceBoundsThai } from '../records/units/rules/words/format-price.th.ts'
import { roomsThai } from '../records/units/rules/words/format-rooms.th.ts'
import { unitThai } from '../records/units/rules/words/unit-texts.th.ts'
import { waysThai } from '../records/units/rules/words/way-texts.th.ts'
import { quickSearchThai } from '../records/units/site/quick-search-texts.th.ts'
import { stationMapThai } from '../records/units/site/station-map/station-map-texts.th.ts'
import { contactThai } from '../sales/inquiries/site/contact-texts.th.ts'
import { inquiryThai } from '../sales/inquiries/site/inquiry-texts.th.ts'
import { countsThai } from '../shared/counted.th.ts'
import { datesThai } from '../shared/dates.th.ts'
import { distancesThai } from '../shared/distance.th.ts'
import { moneyThai } from '../shared/money.th.ts'
import { refusalsThai } from '../shared/refusals/refusals.th.ts'
import { clientPageThai } from '../site/client-page/client-page-texts.th.ts'
import { aboutThai } from '../site/home/about-texts.th.tsx'
import { homeHeadThai } from '../site/home/home-head-texts.th.ts'
import { homeThai } from '../site/home/home-texts.th.ts'
import { frameThai } from '../site/layout/frame-texts.th.ts'
import { unitMarkThai } from '../site/mark/unit-mark-texts.th.ts'
import { notFoundThai } from '../site/not-found/not-found-texts.th.ts'
import { powerSearchThai } from '../site/power-search/power-search-texts.th.ts'
import { recentThai } from '../site/saved/recent-texts.th.ts'
import { mapListThai } from '../site/search/map-list-texts.th.ts'
import { reachThai } from '../site/search/reach-texts.th.ts'
import { sentThai } from '../site/sent/sent-texts.th.ts'
import { viewedThai } from '../site/viewed/viewed-texts.th.ts'
import { choicesThai } from '../ui/choices/choice-texts.th.ts'
import { sheetThai } from '../ui/overlays/sheet-texts.th.ts'
import { carouselThai } from '../ui/pictures/carousel-texts.th.ts'
import { themeThai } from '../ui/style/theme-texts.th.ts'
import { gather } from './gather.ts'

/** Thai. */
export const thai = gather('th', [
  aboutThai,
  areasThai,
  builtYearsThai,
  carouselThai,
  choicesThai,
  clientPageThai,
  clustersThai,
  contactThai,
  inquiryThai,
  countsThai,
  datesThai,
  developerThai,
  distancesThai,
  facilitiesThai,
  facingsThai,
  floorDirectionsThai,
  frameThai,
  furnishingsThai,
  unitMarkThai,
  homeHeadThai,
  homeThai,
  lineNamesThai,
  linesThai,
  listingTypesThai,
  mapThai,
  matchKindsThai,
  moneyThai,
  notFoundThai,
  ownershipTypesThai,
  petPoliciesThai,
  placeFieldsThai,
  placeKindsThai,
  placeListThai,
  placesThai,
  powerSearchThai,
  mapListThai,
  reachThai,
  recentThai,
  priceBoundsThai,
  projectSortsThai,
  propertyTypesThai,
  quickSearchThai,
  refusalsThai,
  roomsThai,
  schoolTypesThai,
  searchListingTypesThai,
  sheetThai,
  sentThai,
  viewedThai,
  smokingThai,
  stationMapThai,
  stationsThai,
  unitSortsThai,
  themeThai,
  unitThai,
  viewsThai,
  waysThai,
  yesNoThai,
])
