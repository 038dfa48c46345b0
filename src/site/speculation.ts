import type { Edge } from '../http/edge.ts'
import { homePath, propertiesPath, searchPath } from '../shared/paths.ts'

const PATH = '/speculation-rules.json'

/** The header by which a public page lets a browser fetch the next one while a link is pointed at. */
export const speculationHeader = { 'speculation-rules': `"${PATH}"` } as const

/** Only pages that are the same for everybody and change nothing: never the back office, the API or files. */
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

/** Hangs the rules on the app. */
export function serveSpeculationRules(app: Edge): void {
  app.get(PATH, (call) =>
    call.body(JSON.stringify(rules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    }),
  )
}
