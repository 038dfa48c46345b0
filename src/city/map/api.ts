import { route } from '../../platform/http/route.ts'
import { anyone } from '../../team/staff/guard.ts'
import { MapsConfig } from '../places/rules/place.ts'

const tag = 'places'

export const mapRoutes = [
  route(
    {
      method: 'get',
      path: '/api/maps-config',
      tag,
      summary: 'Which maps to draw; a key only for the provider that needs one',
      guard: anyone,
      cached: true,
      responses: { 200: MapsConfig },
    },
    async (_context, _input, call) => {
      const { provider, apiKey, style } = call.var.services.env.maps
      const config: MapsConfig = { provider, hasApiKey: apiKey !== null, apiKey }
      return call.json(style ? { ...config, styleUrl: style.url } : config)
    },
  ),
]
