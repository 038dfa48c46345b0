import type { Call, Edge } from '../platform/http/edge.ts'
import { notFoundTexts } from '../site/not-found/not-found-texts.ts'
import { inlineJson } from '../site/seo/html-text.server.ts'
import type { BuiltFiles } from '../site/serve/built-files.server.ts'
import { renderDocument } from '../site/serve/document.server.ts'
import { signedIn } from '../team/staff/guard.ts'
import type { Actor } from '../team/staff/rules/staff.ts'
import type { AdminData } from './admin-data.ts'
import { type RenderedScreen, renderScreen } from './render-screen.server.tsx'
import { ADMIN_TITLE } from './screen/document-title.ts'
import { adminScreens } from './screens.ts'
import { loadScreen } from './tab-screens.tsx'
import { type ScreenModule, screenAt } from './tabs.ts'

export const ADMIN_ENTRY = 'src/admin/browser.tsx'

/**
 * Serves the back office: one document for every path under `/admin`. For signed-in users it contains the
 * rendered screen.
 */
export function serveAdmin(app: Edge, files: BuiltFiles): void {
  const respond = (call: Call) => adminDocument(app, call, files)
  app.get('/admin', respond)
  app.get('/admin/*', respond)
}

const screens: readonly string[] = Object.values(adminScreens)

async function adminDocument(app: Edge, call: Call, files: BuiltFiles): Promise<Response> {
  const { path } = call.req
  const user = await signedIn(call)
  // Taken before reading data, so that the event stream delivers later changes.
  const position = user?.permissions.openDashboard ? call.var.services.events.latest(user) : null
  const module = screenAt(path)?.module ?? null
  const isKnown = module !== null || screens.includes(path)
  const screen =
    module && user?.permissions.openDashboard ? await renderForUser(app, call, user, module) : null
  if (screen instanceof Response) return screen
  const data: AdminData = {
    user,
    ...(position && { position }),
    rendered: screen?.rendered ?? null,
  }
  const html = renderDocument({
    head: {
      title: screen?.title ?? (isKnown ? ADMIN_TITLE : notFoundTexts.documentTitle),
      description: 'The back office of the agency.',
      noindex: true,
    },
    links: files.links(ADMIN_ENTRY, user && module ? [`src/${module}`] : []),
    markup:
      screen?.markup ?? '<noscript>The back office needs JavaScript. Please turn it on.</noscript>',
    data: [inlineJson(data)],
    origin: call.var.services.origin,
    defersScripts: screen !== null,
    // An iPhone shows pushes only of pages on its home screen.
    manifest: '/admin.webmanifest',
  })
  return new Response(html, {
    status: isKnown ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Renders the user's screen; null when that fails, and the browser renders it instead. */
async function renderForUser(
  app: Edge,
  call: Call,
  user: Actor,
  module: ScreenModule,
): Promise<RenderedScreen | Response | null> {
  try {
    await loadScreen(module)
    return await renderScreen(user, {
      url: call.req.url,
      narrow: isPhone(call),
      cookies: call.req.header('cookie') ?? '',
      transport: async (path, init) => app.request(path, withSession(call, init), call.env),
    })
  } catch (error) {
    call.var.services.log.error({ err: error, path: call.req.path }, 'a screen was not rendered')
    return null
  }
}

/** An API request with the session of the document's request. */
function withSession(call: Call, { headers, ...init }: RequestInit): RequestInit {
  const sentHeaders = new Headers(headers)
  sentHeaders.set('cookie', call.req.header('cookie') ?? '')
  return { ...init, headers: sentHeaders }
}

/** Guesses from the user agent whether the screen is narrow. */
function isPhone(call: Call): boolean {
  const hint = call.req.header('sec-ch-ua-mobile')
  return hint ? hint === '?1' : /\bMobile\b/.test(call.req.header('user-agent') ?? '')
}
