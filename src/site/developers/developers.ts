import { developersPath } from '../../shared/paths.ts'
import { publicPage } from '../page.ts'
import DevelopersPage from './developers-page.tsx'
import { readDevelopers } from './read-developers.ts'

const MOST = 1000

/** Every developer. */
export const developers = publicPage({
  name: 'developers',
  path: developersPath(),
  component: DevelopersPage,
  read: () => null,
  address: () => developersPath(),

  async load(context) {
    const { shown, total } = await readDevelopers(context, MOST)
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
