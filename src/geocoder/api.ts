import * as z from 'zod/mini'
import type { LimitRule } from '../http/limit.ts'
import { route } from '../http/route.ts'
import { senderAddress } from '../http/sender.ts'
import { GeocodePreview, GeocodePreviewInput } from '../places/rules/place.ts'
import { requiredText } from '../shared/fields/fields.ts'
import { anyone, staff } from '../staff/guard.ts'
import { findPlace, lookups } from './find-place.ts'
import { previewAddress } from './preview-address.ts'
import { FoundPlace } from './rules/found-place.ts'

const tag = 'places'

/** Per member of staff: a form sends about one preview a second while somebody types. */
const PREVIEWS: LimitRule = { name: 'geocode-preview', points: 120, seconds: 60 }

export const geocoderRoutes = [
  route(
    {
      method: 'get',
      path: '/api/places',
      tag,
      summary: 'The place that an address means, to count minutes to; none where it is not known',
      guard: anyone,
      query: z.object({ address: requiredText(500) }),
      responses: { 200: z.array(FoundPlace), 429: 'More than 90 in a minute' },
    },
    async ({ db }, { query }, call) => {
      await call.var.services.limits.take(lookups, senderAddress(call))
      const place = await findPlace(db, query.address)
      return call.json(place ? [place] : [])
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/geocode-preview',
      tag,
      summary: 'Where an address is and what lies near it, before a project is saved with it',
      guard: staff(),
      body: GeocodePreviewInput,
      responses: { 200: GeocodePreview, 429: 'More than 120 in a minute' },
    },
    async (context, { body }, call) => {
      await call.var.services.limits.take(PREVIEWS, String(context.actor?.id))
      return call.json(await previewAddress(context, body.address))
    },
  ),
]
