import type { Edge } from '../../platform/http/edge.ts'
import { homePath, propertiesPath, searchPath } from '../../shared/paths.ts'

const PATH = '/speculation-rules.json'

/** The header that lets a browser prefetch a page while the pointer is over its link. */
export const speculationHeader = { 'speculation-rules': `"${PATH}"` } as const

/** Only public pages, whose requests have no side effects: never the back office, the API or files. */
const rules = {
  prefetch: [
    {
      where: {
        href_matches: [
          ...[homePath(), `${homePath()}\\?*`, `${searchPath()}*`, `${propertiesPath()}*`],
          ...['/property/*', '/project/*', '/developers', '/developer/*'],
          ...['/station/*', '/line/*', '/area/*'],
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Adds the route of the speculation rules. */
export function serveSpeculationRules(app: Edge): void {
  app.get(PATH, (call) =>
    call.body(JSON.stringify(rules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    }),
  )
}
