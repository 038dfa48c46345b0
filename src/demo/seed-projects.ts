import type { Context } from '../context.ts'
import { saveDeveloper } from '../records/developers/save-developer.ts'
import { saveProject } from '../records/projects/save-project.ts'
import { momentOf } from './calendar.ts'
import { demoImport } from './demo-import.ts'
import type { StoredPictures } from './pictures/demo-pictures.ts'

const FIRST_DEVELOPER = 560
const FIRST_PROJECT = 540

/** Imports the developers, dated one a day, before any project. */
export async function seedDevelopers(tx: Context, pictures: StoredPictures): Promise<void> {
  const { rows, finish } = await demoImport(tx, 'developers')
  for (const [index, row] of rows.entries()) {
    const at = momentOf(tx.now, FIRST_DEVELOPER - index, 10)
    const id = await row.write(at)
    const [logo] = pictures.of(row.list('pictures'))
    if (logo) await saveDeveloper({ ...tx, now: at }, id, { logo })
  }
  await finish()
}

/** Imports the projects, dated before any unit. */
export async function seedProjects(tx: Context, pictures: StoredPictures): Promise<void> {
  const { rows, finish } = await demoImport(tx, 'projects')
  for (const [index, row] of rows.entries()) {
    const at = momentOf(tx.now, FIRST_PROJECT - 2 * index, 11)
    const id = await row.write(at)
    const images = pictures.of(row.list('pictures'))
    if (images.length > 0) await saveProject({ ...tx, now: at }, id, { images })
  }
  await finish()
}
