import { IdParams } from '../../platform/http/params.ts'
import { developerRecord, publicDeveloper } from '../../records/developers/store.ts'
import { clipped, DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../../shared/fitted.ts'
import { developerPath, developersPath } from '../../shared/paths.ts'
import { projectCards } from '../project-cards.server.ts'
import { breadcrumbs } from '../seo/thing.server.ts'
import { publicPage } from '../serve/page.server.ts'
import { readOrNull } from '../serve/read-or-null.server.ts'
import DeveloperPage from './developer-page.tsx'

// All of them are listed on All Properties, which the page links to.
const MAX_PROJECTS = 30

/** A developer's page with its projects. */
export const developer = publicPage({
  name: 'developer',
  path: '/developer/:id',
  component: DeveloperPage,
  read({ params }) {
    const id = IdParams.safeParse(params)
    return id.success ? id.data.id : null
  },
  address: (id) => (id === null ? '/developer/' : developerPath(id)),

  async load(context, id, { origin, language }) {
    const record = id === null ? null : await readOrNull(developerRecord(context.db, id))
    if (!record) {
      const head = { title: 'Developer not found · Sathani', description: 'No such developer.' }
      return { status: 404, head, props: { developer: null, projects: [], total: 0 } }
    }
    const developer = publicDeveloper(record)
    const { projects, total } = await projectCards(
      context,
      { developerId: developer.id, sort: 'newest' },
      MAX_PROJECTS,
      language,
    )
    const steps = [
      { name: 'Developers', path: developersPath() },
      { name: developer.name, path: developerPath(developer.id) },
    ]
    return {
      head: {
        title: fitted(
          [`${clipped(developer.name, 36)}: buildings in Bangkok`, 'Sathani'],
          ' · ',
          TITLE_LENGTH,
        ),
        description: clipped(
          developer.description ??
            `Buildings by ${clipped(developer.name, 80)} in Bangkok, and the homes in them.`,
          DESCRIPTION_LENGTH,
        ),
        canonical: developerPath(developer.id),
        image: projects.find(({ image }) => image)?.image ?? null,
        imageAlt: developer.name,
        things: [breadcrumbs(origin, steps)],
      },
      props: { developer, projects, total },
    }
  },
})
