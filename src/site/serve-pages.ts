import { getCookie, setCookie } from 'hono/cookie'
import { readText, VISITOR_LIMIT } from '../http/body.ts'
import type { Call, Edge } from '../http/edge.ts'
import { keptAnswer } from '../http/keep.ts'
import { problem, translate } from '../http/problem.ts'
import { senderAddress } from '../http/sender.ts'
import { Refused } from '../refused.ts'
import { bangkokDate } from '../shared/dates.ts'
import type { BuiltFiles } from './built-files.ts'
import NotFoundPage from './not-found/not-found-page.tsx'
import { type DrawnPage, drawn, type PageRequest, type Posted, type PublicPage } from './page.ts'
import ProblemPage from './problem/problem-page.tsx'
import { renderPage } from './render-page.tsx'
import { serveSpeculationRules, speculationHeader } from './speculation.ts'

const SENT_COOKIE = 'sathani_sent'
const SENT_SECONDS = 600
const nothingPosted: Posted = { refused: null, sent: false }

/**
 * Hangs the public pages on the app: each is read with GET, kept in memory while nothing it shows
 * changes, and takes its own form with POST.
 */
export function servePages(app: Edge, pages: readonly PublicPage[], files: BuiltFiles): void {
  serveSpeculationRules(app)
  for (const page of pages) {
    app.get(page.path, (call) => answerPage(call, files, page))
    if (page.takesForm) app.post(page.path, (call) => receiveForm(call, files, page))
  }
}

/** What was refused or went wrong: as JSON to callers of the API, to everybody else as a page. */
export function refusal(call: Call, files: BuiltFiles, refused: Refused): Response {
  if (/^\/(api|media|healthz)(\/|$)/.test(call.req.path)) return problem(call, refused)
  const { status, message } = refused
  if (status === 404) {
    const head = {
      title: 'Page not found · Sathani',
      description: 'Nothing stops at this address.',
    }
    return show(call, files, drawn('not-found', NotFoundPage, {}, head, 404))
  }
  const head = { title: 'That did not work · Sathani', description: message }
  const page = drawn('problem', ProblemPage, { message }, head, status)
  return withHeaders(show(call, files, page), refused)
}

async function answerPage(call: Call, files: BuiltFiles, page: PublicPage): Promise<Response> {
  const request = requestOf(call)
  const { address, load } = page.open(request)
  const make = async (posted: Posted) => {
    const answer = await load(visitor(call), posted)
    return 'redirect' in answer ? call.redirect(answer.redirect, 303) : show(call, files, answer)
  }
  const sent = request.query.get('sent')
  if (sent === null)
    return keptAnswer(call, `page ${address}`, 'everybody', () => make(nothingPosted))
  // Only who sent the form is told so: to everybody else it is the page's ordinary address.
  if (getCookie(call, SENT_COOKIE) !== sent) return call.redirect(address, 303)
  return make({ refused: null, sent: true })
}

/** Takes a form posted without JavaScript: away to its address, or the page again with what was typed. */
async function receiveForm(call: Call, files: BuiltFiles, page: PublicPage): Promise<Response> {
  const form = await postedForm(call)
  const { load, receive } = page.open(requestOf(call))
  try {
    const { limits } = call.var.services
    if (page.limit) await limits.take(page.limit, senderAddress(call))
    const { path, sent, place } = await receive(visitor(call), form)
    setCookie(call, SENT_COOKIE, sent, {
      path,
      maxAge: SENT_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
    })
    return call.redirect(`${path}?sent=${sent}#${place}`, 303)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { refused, isBug } = translate(error)
    if (isBug) {
      const { requestId, services } = call.var
      services.log.error({ requestId, err: error }, 'a form could not be received')
    }
    const kept = { values: Object.fromEntries(form), errors: refused.errors ?? [] }
    const answer = await load(visitor(call), { refused: kept, sent: false })
    if ('redirect' in answer) return call.redirect(answer.redirect, 303)
    return withHeaders(show(call, files, { ...answer, status: refused.status }), refused)
  }
}

// Pages are always a visitor's: nobody's session is read for them.
function visitor(call: Call) {
  return { ...call.var.context, actor: null }
}

function show(call: Call, files: BuiltFiles, page: DrawnPage): Response {
  const { status } = page
  const head = status === 200 ? page.head : { ...page.head, noindex: true }
  const html = renderPage(files, { ...page, head }, siteOf(call), call.var.services.origin)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...speculationHeader,
    },
  })
}

function withHeaders(answer: Response, { headers = {} }: Refused): Response {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value)
  return answer
}

function requestOf(call: Call): PageRequest {
  // What PostgreSQL cannot store falls away like all that makes no sense in an address.
  const asked = [...new URL(call.req.url).searchParams].filter(([, value]) => !value.includes('\0'))
  const query = new URLSearchParams(asked)
  const { origin, limits } = call.var.services
  return {
    params: call.req.param(),
    query,
    site: siteOf(call),
    origin,
    take: (rule) => limits.take(rule, senderAddress(call)),
  }
}

function siteOf(call: Call) {
  const { env } = call.var.services
  const today = bangkokDate(call.var.context.now)
  return {
    today,
    // A number is never broken at a line's end.
    phone: env.contactPhone.replaceAll(' ', '\u00a0'),
    email: env.contactEmail,
    line: env.contactLine,
    whatsapp: env.contactWhatsapp,
  }
}

async function postedForm(call: Call): Promise<URLSearchParams> {
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Refused(415, 'Send the form as application/x-www-form-urlencoded.')
  }
  return new URLSearchParams(await readText(call, VISITOR_LIMIT))
}
