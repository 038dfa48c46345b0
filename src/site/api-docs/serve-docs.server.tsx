import { renderToStaticMarkup } from 'react-dom/server'
import { cachedResponse } from '../../platform/http/cache/serve-cached.ts'
import type { Call, Edge } from '../../platform/http/edge.ts'
import { type OpenApi, openApi } from '../../platform/http/openapi.ts'
import type { Route } from '../../platform/http/route.ts'
import type { BuiltFiles } from '../serve/built-files.server.ts'
import { renderDocument } from '../serve/document.server.ts'
import { SITE_ENTRY, SITE_STYLE } from '../serve/render-page.server.tsx'
import { ApiDocs } from './api-docs-page.tsx'

/** Serves the API's description: as OpenAPI at /api/openapi.json and as a page at /api/docs. */
export function serveDocs(app: Edge, routes: readonly Route[], files: BuiltFiles): void {
  let api: OpenApi | undefined
  const describe = (call: Call) => {
    api ??= openApi(routes, call.var.services.env.publicUrl ?? '/')
    return api
  }
  app.get('/api/openapi.json', (call) =>
    cachedResponse(call, 'openapi', 'everybody', async () => call.json(describe(call))),
  )

  let page: Uint8Array<ArrayBuffer> | undefined
  app.get('/api/docs', (call) =>
    cachedResponse(call, 'docs', 'everybody', async () => {
      page ??= renderPage(files, describe(call), call.var.services.origin)
      return call.body(page, 200, { 'content-type': 'text/html; charset=utf-8' })
    }),
  )
}

function renderPage(files: BuiltFiles, api: OpenApi, origin: string): Uint8Array<ArrayBuffer> {
  const links = files.links(SITE_ENTRY, [], SITE_STYLE)
  return renderDocument({
    head: {
      title: 'The API · Sathani',
      description:
        'Every call of the API of Sathani: who may make it, what it takes and what it answers.',
      canonical: '/api/docs',
    },
    links: { ...links, scripts: [], preloads: [] },
    markup: renderToStaticMarkup(<ApiDocs api={api} />),
    origin,
  })
}
