import type { Context } from '../../../context.ts'
import { readSettings } from '../../../team/staff/settings.ts'
import type { Model } from './model.ts'

/** The model that may read what customers wrote: none unless one is configured and an admin allows it. */
export async function modelForCustomers(context: Context): Promise<Model | null> {
  if (!context.model) return null
  const { modelReadsCustomers } = await readSettings(context)
  return modelReadsCustomers ? context.model : null
}
