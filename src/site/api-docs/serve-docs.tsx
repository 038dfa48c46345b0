import { renderToStaticMarkup } from 'react-dom/server'
import type { Call, Edge } from '../../http/edge.ts'
import { keptAnswer } from '../../http/keep.ts'
import { type OpenApi, openApi } from '../../http/openapi.ts'
import type { Route } from '../../http/route.ts'
import type { BuiltFiles } from '../built-files.ts'
import { document } from '../document.ts'
import { SITE_ENTRY } from '../render-page.tsx'
import { ApiDocs } from './api-docs-page.tsx'

/** Hangs the API's description on the app: for programs at /api/openapi.json, for people at /api/docs. */
export function serveDocs(app: Edge, routes: readonly Route[], files: BuiltFiles): void {
  let api: OpenApi | undefined
  const describe = (call: Call) => {
    api ??= openApi(routes, call.var.services.env.publicUrl ?? '/')
    return api
  }
  app.get('/api/openapi.json', (call) =>
    keptAnswer(call, 'openapi', 'everybody', async () => call.json(describe(call))),
  )

  let page: Uint8Array<ArrayBuffer> | undefined
  app.get('/api/docs', (call) =>
    keptAnswer(call, 'docs', 'everybody', async () => {
      page ??= draw(files, describe(call), call.var.services.origin)
      return call.body(page, 200, { 'content-type': 'text/html; charset=utf-8' })
    }),
  )
}

function draw(files: BuiltFiles, api: OpenApi, origin: string): Uint8Array<ArrayBuffer> {
  const links = files.links(SITE_ENTRY, [], '.cache/page-styles/api-docs.css')
  return document({
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
