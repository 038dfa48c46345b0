import * as z from 'zod/mini'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { anyone } from '../../team/staff/guard.ts'
import { StationMinutes } from './rules/minutes.ts'
import { stationMinutes } from './station-minutes.ts'

const tag = 'places'

export const railRoutes = [
  route(
    {
      method: 'get',
      path: '/api/stations/{id}/minutes',
      tag,
      summary:
        'Minutes by train from a station to every station, on a weekday between ten and four',
      guard: anyone,
      cached: true,
      params: IdParams,
      responses: { 200: z.array(StationMinutes), 404: 'No such station' },
    },
    async ({ db }, { params }, call) => call.json(await stationMinutes(db, params.id)),
  ),
]
