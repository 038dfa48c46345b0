import * as z from 'zod/mini'
import type { LimitRule } from '../http/limit.ts'
import { IdParams } from '../http/params.ts'
import { route } from '../http/route.ts'
import { senderAddress } from '../http/sender.ts'
import { requiredText } from '../shared/fields.ts'
import { anyone, staff } from '../staff/guard.ts'
import { findPlace, lookups } from './find-place.ts'
import { FoundPlace, StationMinutes } from './minutes-rules.ts'
import { previewAddress } from './preview-address.ts'
import { stationMinutes } from './railway-times/station-minutes.ts'
import { GeocodePreview, GeocodePreviewInput, MapsConfig, Place, School, Station } from './rules.ts'
import { mallList, parkList, schoolList, stationList } from './store.ts'

const tag = 'places'

/** Previews of one member of staff: a form asks once a second while somebody types. */
const PREVIEWS: LimitRule = { name: 'geocode-preview', points: 120, seconds: 60 }

export const placeRoutes = [
  route(
    {
      method: 'get',
      path: '/api/stations',
      tag,
      summary: 'Every station, line by line; an interchange once for each of its lines',
      guard: anyone,
      kept: true,
      answers: { 200: z.array(Station) },
    },
    async ({ db }, _input, call) => call.json(await stationList(db)),
  ),
  route(
    {
      method: 'get',
      path: '/api/stations/{id}/minutes',
      tag,
      summary:
        'Minutes by train from a station to every station, on a weekday between ten and four',
      guard: anyone,
      kept: true,
      params: IdParams,
      answers: { 200: z.array(StationMinutes), 404: 'No such station' },
    },
    async ({ db }, { params }, call) => call.json(await stationMinutes(db, params.id)),
  ),
  route(
    {
      method: 'get',
      path: '/api/parks',
      tag,
      summary: 'Every park, by name',
      guard: anyone,
      kept: true,
      answers: { 200: z.array(Place) },
    },
    async ({ db }, _input, call) => call.json(await parkList(db)),
  ),
  route(
    {
      method: 'get',
      path: '/api/malls',
      tag,
      summary: 'Every shopping mall, by name',
      guard: anyone,
      kept: true,
      answers: { 200: z.array(Place) },
    },
    async ({ db }, _input, call) => call.json(await mallList(db)),
  ),
  route(
    {
      method: 'get',
      path: '/api/schools',
      tag,
      summary: 'Every school and university, by name',
      guard: anyone,
      kept: true,
      answers: { 200: z.array(School) },
    },
    async ({ db }, _input, call) => call.json(await schoolList(db)),
  ),
  route(
    {
      method: 'get',
      path: '/api/places',
      tag,
      summary: 'The place that an address means, to count minutes to; none where it is not known',
      guard: anyone,
      query: z.object({ address: requiredText(500) }),
      answers: { 200: z.array(FoundPlace), 429: 'More than 90 in a minute' },
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
      answers: { 200: GeocodePreview, 429: 'More than 120 in a minute' },
    },
    async (context, { body }, call) => {
      await call.var.services.limits.take(PREVIEWS, String(context.actor?.id))
      return call.json(await previewAddress(context, body.address))
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/maps-config',
      tag,
      summary: 'Which maps to draw; a key only for the provider that needs one',
      guard: anyone,
      kept: true,
      answers: { 200: MapsConfig },
    },
    async (_context, _input, call) => {
      const { provider, apiKey, style } = call.var.services.env.maps
      const config: MapsConfig = { provider, hasApiKey: apiKey !== null, apiKey }
      return call.json(style ? { ...config, styleUrl: style.url } : config)
    },
  ),
]
