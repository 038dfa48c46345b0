import { developersPath } from '../../shared/paths.ts'
import { publicPage } from '../serve/page.server.ts'
import DevelopersPage from './developers-page.tsx'
import { readDevelopers } from './read-developers.server.ts'

const MAX_DEVELOPERS = 1000

/** The page of all developers. */
export const developers = publicPage({
  name: 'developers',
  path: developersPath(),
  component: DevelopersPage,
  read: () => null,
  address: () => developersPath(),

  async load(context) {
    const { shown, total } = await readDevelopers(context, MAX_DEVELOPERS)
    return {
      head: {
        title: 'Developers of Bangkok condominiums · Sathani',
        description: `${total} developers and their buildings near the trains of Bangkok, with the homes on offer in each.`,
        canonical: developersPath(),
        noindex: total === 0,
      },
      props: { developers: shown },
    }
  },
})
