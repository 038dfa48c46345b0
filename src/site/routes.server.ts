import { area } from './area/area.server.ts'
import { district } from './area/district.server.ts'
import { neighbourhood } from './area/neighbourhood.server.ts'
import { developer } from './developer/developer.server.ts'
import { developers } from './developers/developers.server.ts'
import { home } from './home/home.server.ts'
import { line } from './line/line.server.ts'
import { minutes } from './minutes/minutes.server.ts'
import { powerSearch } from './power-search/power-search.server.ts'
import { project } from './project/project.server.ts'
import { properties } from './properties/properties.server.ts'
import { saved } from './saved/saved.server.ts'
import { search } from './search/search.server.ts'
import { sent } from './sent/sent.server.ts'
import type { PublicPage } from './serve/page.server.ts'
import { station } from './station/station.server.ts'
import { unit } from './unit/unit.server.ts'
import { viewed } from './viewed/viewed.server.ts'

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
  district,
  neighbourhood,
  saved,
  sent,
  viewed,
  minutes,
]
