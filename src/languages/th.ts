import { developerThai } from '../developers/site/developer-texts.th.ts'
import { placeKindsThai } from '../finder/rules/place-kind.th.ts'
import { placesThai } from '../finder/site/place-texts.th.ts'
import { contactThai } from '../inquiries/site/contact-texts.th.ts'
import { clustersThai } from '../map/site/cluster-texts.th.ts'
import { mapThai } from '../map/site/map-texts.th.ts'
import { linesThai, matchKindsThai, schoolTypesThai } from '../places/rules/place-labels.th.ts'
import { lineNamesThai } from '../places/site/line-names.th.ts'
import { stationsThai } from '../places/site/station-texts.th.ts'
import {
  areasThai,
  builtYearsThai,
  facilitiesThai,
  petPoliciesThai,
  projectSortsThai,
  propertyTypesThai,
} from '../projects/rules/project-labels.th.ts'
import { placeFieldsThai } from '../rail/site/minutes/place-field-texts.th.ts'
import { countsThai } from '../shared/counted.th.ts'
import { datesThai } from '../shared/dates.th.ts'
import { distancesThai } from '../shared/distance.th.ts'
import { moneyThai } from '../shared/money.th.ts'
import { refusalsThai } from '../shared/refusals/refusals.th.ts'
import { aboutThai } from '../site/home/about-texts.th.tsx'
import { homeHeadThai } from '../site/home/home-head-texts.th.ts'
import { homeThai } from '../site/home/home-texts.th.ts'
import { frameThai } from '../site/layout/frame-texts.th.ts'
import { notFoundThai } from '../site/not-found/not-found-texts.th.ts'
import { powerSearchThai } from '../site/power-search/power-search-texts.th.ts'
import { mapListThai } from '../site/search/map-list-texts.th.ts'
import { sentThai } from '../site/sent/sent-texts.th.ts'
import { viewedThai } from '../site/viewed/viewed-texts.th.ts'
import { choicesThai } from '../ui/choices/choice-texts.th.ts'
import { sheetThai } from '../ui/overlays/sheet-texts.th.ts'
import { carouselThai } from '../ui/pictures/carousel-texts.th.ts'
import { themeThai } from '../ui/style/theme-texts.th.ts'
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
} from '../units/rules/unit-labels.th.ts'
import { waysThai } from '../units/site/minutes/way-texts.th.ts'
import { priceBoundsThai } from '../units/site/price-text.th.ts'
import { quickSearchThai } from '../units/site/quick-search-texts.th.ts'
import { roomsThai } from '../units/site/rooms-text.th.ts'
import { stationMapThai } from '../units/site/station-map/station-map-texts.th.ts'
import { unitThai } from '../units/site/unit-texts.th.ts'
import { gather } from './gather.ts'

/** Thai. */
export const thai = gather('th', [
  aboutThai,
  areasThai,
  builtYearsThai,
  carouselThai,
  choicesThai,
  clustersThai,
  contactThai,
  countsThai,
  datesThai,
  developerThai,
  distancesThai,
  facilitiesThai,
  facingsThai,
  floorDirectionsThai,
  frameThai,
  furnishingsThai,
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
  placesThai,
  powerSearchThai,
  mapListThai,
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
