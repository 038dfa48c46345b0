import { home } from './home.ts'
import type { PublicPage } from './page.ts'
import { search } from './search.ts'
import { unit } from './unit.ts'

/** Every public page. */
export const publicPages: readonly PublicPage[] = [home, search, unit]
