import { fileResponse } from '../../../platform/http/file-response.ts'
import { route } from '../../../platform/http/route.ts'
import { staff } from '../../../team/staff/guard.ts'
import { FigureQuery, Figures } from '../rules/figures.ts'
import { exportFigures } from './export-figures.ts'
import { figures } from './figures.ts'

const tag = 'deals'

export const figureRoutes = [
  route(
    {
      method: 'get',
      path: '/api/deals/figures',
      tag,
      summary: 'What came in, was won and was lost; agents get the figures of their own deals',
      guard: staff(),
      query: FigureQuery,
      responses: { 200: Figures },
    },
    async (context, { query }, call) => call.json(await figures(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/deals/figures/export',
      tag,
      summary: 'The figures as a CSV file',
      guard: staff(),
      query: FigureQuery,
      responses: { 200: 'A CSV file in UTF-8 with a byte order mark' },
    },
    async (context, { query }, call) => {
      const { by = 'month' } = query
      return fileResponse(call, await exportFigures(context, query), `figures-by-${by}.csv`)
    },
  ),
]
