import { recordRoutes } from '../../team/record/record-routes.ts'
import type { Actor } from '../../team/staff/rules/staff.ts'
import { deleteDeveloper } from './delete-developer.ts'
import { restoreDeveloper } from './restore-developer.ts'
import {
  type Developer,
  DeveloperChange,
  DeveloperInput,
  DeveloperRecord,
  DeveloperResponse,
  DeveloperSearch,
} from './rules/developer.ts'
import { saveDeveloper } from './save-developer.ts'
import { developerList, developerRecord, publicDeveloper } from './store.ts'

const developer = recordRoutes('developer', {
  ...{ path: '/api/developers', tag: 'developers' },
  ...{ record: DeveloperRecord, visible: DeveloperResponse },
})

export const developerRoutes = [
  developer.list(
    'Developers, newest first or as they are sorted',
    DeveloperSearch,
    async ({ db, actor }, search, page) => {
      const { items, total } = await developerList(db, search, page)
      return { items: items.map((item) => visibleTo(actor, item)), total }
    },
  ),
  developer.read(async ({ db, actor }, id) => visibleTo(actor, await developerRecord(db, id))),
  developer.create(DeveloperInput, (context, body) => saveDeveloper(context, null, body), {
    refused: { 409: 'The name is taken' },
  }),
  developer.change(DeveloperChange, saveDeveloper, {
    refused: { 409: 'Changed meanwhile, or the name is taken' },
  }),
  developer.remove(deleteDeveloper, {
    summary: 'Delete a developer without projects',
    refused: { 409: 'It has projects' },
  }),
  developer.restore(restoreDeveloper, { refused: { 409: 'The name is taken' } }),
]

function visibleTo(actor: Actor | null, developer: DeveloperRecord): Developer {
  return actor ? developer : publicDeveloper(developer)
}
