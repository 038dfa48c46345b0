import { area } from './area/area.ts'
import { developer } from './developer/developer.ts'
import { developers } from './developers/developers.ts'
import { home } from './home/home.ts'
import { line } from './line/line.ts'
import { minutes } from './minutes/minutes.ts'
import type { PublicPage } from './page.ts'
import { powerSearch } from './power-search/power-search.ts'
import { project } from './project/project.ts'
import { properties } from './properties/properties.ts'
import { saved } from './saved/saved.ts'
import { search } from './search/search.ts'
import { station } from './station/station.ts'
import { unit } from './unit/unit.ts'

/** Every public page. */
export const publicPages: readonly PublicPage[] = [
  home,
  search,
  powerSearch,
  unit,
  properties,
  project,
  developers,
  developer,
  station,
  line,
  area,
  saved,
  minutes,
]
