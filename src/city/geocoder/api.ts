import type { LimitRule } from '../../platform/http/limit.ts'
import { route } from '../../platform/http/route.ts'
import { staff } from '../../team/staff/guard.ts'
import { GeocodePreview, GeocodePreviewInput } from '../places/rules/place.ts'
import { previewAddress } from './preview-address.ts'

const tag = 'places'

/** Per member of staff: a form sends about one preview a second while somebody types. */
const PREVIEWS: LimitRule = { name: 'geocode-preview', points: 120, seconds: 60 }

export const geocoderRoutes = [
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
