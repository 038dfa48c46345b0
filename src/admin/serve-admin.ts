import type { Call, Edge } from '../http/edge.ts'
import type { BuiltFiles } from '../site/built-files.ts'
import { document } from '../site/document.ts'
import { inlineJson } from '../site/html-text.ts'
import { signedIn } from '../staff/guard.ts'
import type { AdminData } from './admin-data.ts'
import { adminScreens } from './screens.ts'
import { tabAt } from './tabs.ts'

export const ADMIN_ENTRY = 'src/admin/browser.tsx'

/**
 * Hangs the back office on the app: one document for every address under `/admin`. It carries who is
 * signed in, so that nobody's browser has to ask and be refused.
 */
export function serveAdmin(app: Edge, files: BuiltFiles): void {
  const answer = (call: Call) => adminDocument(call, files)
  app.get('/admin', answer)
  app.get('/admin/*', answer)
}

const screens: readonly string[] = Object.values(adminScreens)

async function adminDocument(call: Call, files: BuiltFiles): Promise<Response> {
  const { path } = call.req
  const data: AdminData = { user: await signedIn(call) }
  const tab = tabAt(path)
  const screen = data.user && tab ? [`src/${tab.screen}`] : []
  const html = document({
    head: {
      title: 'Admin · Sathani',
      description: 'The back office of the agency.',
      noindex: true,
    },
    links: files.links(ADMIN_ENTRY, screen),
    markup: '<noscript>The back office needs JavaScript. Please turn it on.</noscript>',
    data: [inlineJson(data)],
    origin: call.var.services.origin,
  })
  return new Response(html, {
    status: tab || screens.includes(path) ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
