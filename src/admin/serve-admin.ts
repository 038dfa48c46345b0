import type { Call, Edge } from '../http/edge.ts'
import type { BuiltFiles } from '../site/built-files.ts'
import { document } from '../site/document.ts'
import { inlineJson } from '../site/html-text.ts'
import { signedIn } from '../staff/guard.ts'
import type { Actor } from '../staff/rules.ts'
import type { AdminData } from './admin-data.ts'
import { type DrawnScreen, drawScreen } from './draw-screen.tsx'
import { adminScreens } from './screens.ts'
import { loadScreen } from './tab-screens.tsx'
import { type ScreenModule, screenAt } from './tabs.ts'

export const ADMIN_ENTRY = 'src/admin/browser.tsx'

/**
 * Hangs the back office on the app: one document for every address under `/admin`. For somebody signed
 * in it carries the screen as drawn here, so that it is there before any script is.
 */
export function serveAdmin(app: Edge, files: BuiltFiles): void {
  const answer = (call: Call) => adminDocument(app, call, files)
  app.get('/admin', answer)
  app.get('/admin/*', answer)
}

const screens: readonly string[] = Object.values(adminScreens)

async function adminDocument(app: Edge, call: Call, files: BuiltFiles): Promise<Response> {
  const { path } = call.req
  const user = await signedIn(call)
  const module = screenAt(path)
  const screen =
    module && user?.permissions.openDashboard ? await drawn(app, call, user, module) : null
  const data: AdminData = { user, drawn: screen?.drawn ?? null }
  const html = document({
    head: {
      title: screen?.title ?? 'Admin · Sathani',
      description: 'The back office of the agency.',
      noindex: true,
    },
    links: files.links(ADMIN_ENTRY, user && module ? [`src/${module}`] : []),
    markup:
      screen?.markup ?? '<noscript>The back office needs JavaScript. Please turn it on.</noscript>',
    data: [inlineJson(data)],
    origin: call.var.services.origin,
    isReadFirst: screen !== null,
  })
  return new Response(html, {
    status: module || screens.includes(path) ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** The screen for its reader; null where it cannot be drawn here, and is left to the browser. */
async function drawn(
  app: Edge,
  call: Call,
  user: Actor,
  module: ScreenModule,
): Promise<DrawnScreen | null> {
  try {
    await loadScreen(module)
    return await drawScreen(user, {
      url: call.req.url,
      narrow: isPhone(call),
      answer: async (path, init) => app.request(path, asReader(call, init), call.env),
    })
  } catch (error) {
    call.var.services.log.error({ err: error, path: call.req.path }, 'a screen was not drawn')
    return null
  }
}

/** A call of the API by whoever asks for the document. */
function asReader(call: Call, { headers, ...init }: RequestInit): RequestInit {
  const sent = new Headers(headers)
  sent.set('cookie', call.req.header('cookie') ?? '')
  return { ...init, headers: sent }
}

/** A guess at the width of the screen, from what browsers say of themselves. */
function isPhone(call: Call): boolean {
  const hint = call.req.header('sec-ch-ua-mobile')
  return hint ? hint === '?1' : /\bMobile\b/.test(call.req.header('user-agent') ?? '')
}
