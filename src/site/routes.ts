import { home } from './home/home.ts'
import { minutes } from './minutes/minutes.ts'
import type { PublicPage } from './page.ts'
import { search } from './search/search.ts'
import { unit } from './unit/unit.ts'

/** Every public page. */
export const publicPages: readonly PublicPage[] = [home, search, unit, minutes]
