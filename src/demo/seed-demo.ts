import type { Context } from '../context.ts'
import type { PictureStore } from '../media/picture-store.ts'
import { storeDemoPictures } from './pictures/store-demo-pictures.ts'
import { isEmpty, seedInventory } from './seed-inventory.ts'

/**
 * Fills an empty database with the demo agency and its pictures. The pictures come first: no record
 * shows one that is not there. Broken off, it begins anew at the next start. Answers whether it did
 * anything; a database that holds, or ever held, a developer, a project, a unit or a contact is left
 * alone.
 */
export async function seedDemo(context: Context, pictures: PictureStore): Promise<boolean> {
  if (!(await isEmpty(context.db))) return false
  return seedInventory(context, await storeDemoPictures(context, pictures))
}
