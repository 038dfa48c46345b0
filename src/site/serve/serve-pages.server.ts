import { getCookie, setCookie } from 'hono/cookie'
import { smallPicture } from '../../city/media/site/small-picture.ts'
import { languages } from '../../languages/languages.ts'
import { readText, VISITOR_LIMIT } from '../../platform/http/body.ts'
import { cachedResponse } from '../../platform/http/cache/serve-cached.ts'
import type { Call, Edge } from '../../platform/http/edge.ts'
import { problem, translate } from '../../platform/http/problem.ts'
import { senderAddress } from '../../platform/http/sender.ts'
import { Refused, refusedText } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { textsIn } from '../../shared/language.ts'
import { cachedAgency, unsavedAgency } from '../../team/agency/agency.ts'
import { officeLines } from '../../team/agency/rules/office-lines.ts'
import NotFoundPage from '../not-found/not-found-page.tsx'
import { notFoundTexts } from '../not-found/not-found-texts.ts'
import ProblemPage from '../problem/problem-page.tsx'
import type { BuiltFiles } from './built-files.server.ts'
import {
  type LoadedPage,
  loadedPage,
  type PageRequest,
  type Posted,
  type PublicPage,
  type SiteProps,
} from './page.server.ts'
import { renderPage } from './render-page.server.tsx'
import { serveSpeculationRules, speculationHeader } from './speculation.server.ts'

const SENT_COOKIE = 'sathani_sent'
const SENT_SECONDS = 600
const NOTHING_POSTED: Posted = { refused: null, sent: false }

/**
 * Adds the routes of the public pages: GET returns the page, cached until the catalogue changes, and POST receives its
 * form.
 */
export function servePages(app: Edge, pages: readonly PublicPage[], files: BuiltFiles): void {
  serveSpeculationRules(app)
  for (const page of pages) {
    app.get(page.path, (call) => getPage(call, files, page))
    if (page.takesForm) app.post(page.path, (call) => receiveForm(call, files, page))
  }
}

/** The response for an error: problem+json for the API and files, an HTML page for everything else. */
export async function refusal(call: Call, files: BuiltFiles, refused: Refused): Promise<Response> {
  if (/^\/(api|media|healthz)(\/|$)/.test(call.req.path)) return problem(call, refused)
  const site = await siteOf(call)
  const language = languages[site.language]
  const { status } = refused
  if (status === 404) {
    const { documentTitle, description } = textsIn(language, notFoundTexts)
    const head = { title: documentTitle, description }
    return pageResponse(call, files, site, loadedPage('not-found', NotFoundPage, {}, head, 404))
  }
  const message = refusedText(refused, language)
  const head = { title: 'Something went wrong · Sathani', description: message }
  const page = loadedPage('problem', ProblemPage, { message }, head, status)
  return withHeaders(pageResponse(call, files, site, page), refused)
}

async function getPage(call: Call, files: BuiltFiles, page: PublicPage): Promise<Response> {
  const site = await siteOf(call)
  const request = requestOf(call, site)
  const { address, load } = page.open(request)
  const make = async (posted: Posted) => {
    const result = await load(visitorContext(call), posted)
    return 'redirect' in result
      ? call.redirect(result.redirect, 303)
      : pageResponse(call, files, site, result)
  }
  if (page.isPrivate) return privately(await make(NOTHING_POSTED))
  const sent = request.query.get('sent')
  if (sent === null)
    return cachedResponse(call, `page ${address}`, 'everybody', () => make(NOTHING_POSTED))
  // Only the sender of the form, known by a cookie, sees that it was sent; others are redirected to the plain page.
  if (getCookie(call, SENT_COOKIE) !== sent) return call.redirect(address, 303)
  return make({ refused: null, sent: true })
}

/** Receives a form posted without JavaScript: redirects on success, else shows the page again with the typed values. */
async function receiveForm(call: Call, files: BuiltFiles, page: PublicPage): Promise<Response> {
  const form = await postedForm(call)
  const site = await siteOf(call)
  const { load, receive } = page.open(requestOf(call, site))
  try {
    const { limits } = call.var.services
    if (page.limit) await limits.take(page.limit, senderAddress(call))
    const { path, sent, fragment } = await receive(visitorContext(call), form)
    setCookie(call, SENT_COOKIE, sent, {
      path,
      maxAge: SENT_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
    })
    return call.redirect(`${path}?sent=${sent}#${fragment}`, 303)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { refused, isBug } = translate(error)
    if (isBug) {
      const { requestId, services } = call.var
      services.log.error({ requestId, err: error }, 'a form could not be received')
    }
    const refusedForm = { values: Object.fromEntries(form), errors: refused.errors ?? [] }
    const result = await load(visitorContext(call), { refused: refusedForm, sent: false })
    if ('redirect' in result) return call.redirect(result.redirect, 303)
    const again = { ...result, status: refused.status }
    return withHeaders(pageResponse(call, files, site, again), refused)
  }
}

// Pages are always rendered for a visitor: no session is read for them.
function visitorContext(call: Call) {
  return { ...call.var.context, actor: null }
}

function pageResponse(call: Call, files: BuiltFiles, site: SiteProps, page: LoadedPage): Response {
  const { status } = page
  const head = status === 200 ? page.head : { ...page.head, noindex: true }
  const inLanguage = { ...site, language: page.language ?? site.language }
  const html = renderPage(files, { ...page, head }, inLanguage, call.var.services.origin)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...speculationHeader,
    },
  })
}

/** For the eyes of those who know the address: no cache keeps it, no search engine lists it. */
export function privately(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('x-robots-tag', 'noindex, nofollow')
  return response
}

function withHeaders(response: Response, { headers = {} }: Refused): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
  return response
}

function requestOf(call: Call, site: SiteProps): PageRequest {
  // Parameters with NUL, which PostgreSQL cannot store, are ignored like other invalid ones.
  const params = [...new URL(call.req.url).searchParams].filter(
    ([, value]) => !value.includes('\0'),
  )
  const query = new URLSearchParams(params)
  const { origin, limits } = call.var.services
  return {
    params: call.req.param(),
    query,
    site,
    language: languages[site.language],
    languages,
    origin,
    take: (rule) => limits.take(rule, senderAddress(call)),
  }
}

async function siteOf(call: Call): Promise<SiteProps> {
  const { env } = call.var.services
  const today = bangkokDate(call.var.context.now)
  // A page that says what went wrong is also shown while the database cannot be reached.
  const agency = await cachedAgency(call.var.context, env).catch(() => unsavedAgency(env))
  const { name, email, line, whatsapp } = agency
  return {
    // Until URLs name a language (`/th/…`).
    language: 'en',
    today,
    name,
    logo: agency.logo && smallPicture(agency.logo),
    accent: agency.accent,
    // Non-breaking spaces, so that a number is not split across lines.
    phone: agency.phone.replaceAll(' ', '\u00a0'),
    ...{ email, line, whatsapp },
    office: officeLines(agency, 'en').join('\n'),
  }
}

async function postedForm(call: Call): Promise<URLSearchParams> {
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Refused(415, 'form_type')
  }
  return new URLSearchParams(await readText(call, VISITOR_LIMIT))
}
