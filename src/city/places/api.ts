import * as z from 'zod/mini'
import { route } from '../../platform/http/route.ts'
import { anyone } from '../../team/staff/guard.ts'
import { Place, School, Station } from './rules/place.ts'
import { mallList, parkList, schoolList, stationList } from './store.ts'

const tag = 'places'

export const placeRoutes = [
  route(
    {
      method: 'get',
      path: '/api/stations',
      tag,
      summary: 'Every station, line by line; an interchange once for each of its lines',
      guard: anyone,
      cached: true,
      responses: { 200: z.array(Station) },
    },
    async ({ db }, _input, call) => call.json(await stationList(db)),
  ),
  route(
    {
      method: 'get',
      path: '/api/parks',
      tag,
      summary: 'Every park, by name',
      guard: anyone,
      cached: true,
      responses: { 200: z.array(Place) },
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
      cached: true,
      responses: { 200: z.array(Place) },
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
      cached: true,
      responses: { 200: z.array(School) },
    },
    async ({ db }, _input, call) => call.json(await schoolList(db)),
  ),
]
