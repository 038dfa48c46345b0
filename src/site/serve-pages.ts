import { readText } from '../http/body.ts'
import type { Call, Edge } from '../http/edge.ts'
import { keptAnswer } from '../http/keep.ts'
import { problem, translate } from '../http/problem.ts'
import { senderAddress } from '../http/sender.ts'
import { writtenResponse } from '../http/written.ts'
import { Refused } from '../refused.ts'
import { bangkokDate } from '../shared/dates.ts'
import type { FormState } from '../shared/form-state.ts'
import type { BuiltFiles } from './built-files.ts'
import type { Head, PageName, PageRequest, PropsOf, PublicPage, SiteProps } from './page.ts'
import { renderPage } from './render-page.tsx'
import { serveSpeculationRules, speculationHeader } from './speculation.ts'

const FORM_LIMIT_BYTES = 64 * 1024

/**
 * Hangs the public pages on the app: each is read with GET, kept in memory while nothing it shows
 * changes, and takes its own form with POST.
 */
export function servePages(app: Edge, pages: readonly PublicPage[], files: BuiltFiles): void {
  serveSpeculationRules(app)
  for (const page of pages) {
    app.get(page.path, (call) =>
      keptAnswer(call, `page ${page.address(requestOf(call))}`, 'everybody', () =>
        answerPage(call, files, page, null),
      ),
    )
    if (page.receive) app.post(page.path, (call) => receiveForm(call, files, page))
  }
}

/** What was refused or went wrong: as JSON to callers of the API, to everybody else as a page. */
export function refusal(call: Call, files: BuiltFiles, refused: Refused): Promise<Response> {
  if (/^\/(api|media|healthz)(\/|$)/.test(call.req.path)) {
    return Promise.resolve(problem(call, refused))
  }
  return refused.status === 404 ? notFoundPage(call, files) : problemPage(call, files, refused)
}

function notFoundPage(call: Call, files: BuiltFiles): Promise<Response> {
  const head = { title: 'Page not found · Sathani', description: 'Nothing stops at this address.' }
  return show(call, files, { name: 'notFound', status: 404, head, props: {} })
}

async function problemPage(call: Call, files: BuiltFiles, refused: Refused): Promise<Response> {
  const { status, message } = refused
  const head = { title: 'That did not work · Sathani', description: message }
  const answer = await show(call, files, { name: 'problem', status, head, props: { message } })
  for (const [name, value] of Object.entries(refused.headers ?? {})) answer.headers.set(name, value)
  return answer
}

async function answerPage(
  call: Call,
  files: BuiltFiles,
  page: PublicPage,
  refused: { form: FormState; status: number } | null,
): Promise<Response> {
  // Pages are always a visitor's: nobody's cookie is read for them.
  const context = { ...call.var.context, actor: null }
  const answer = await page.load(context, requestOf(call), refused?.form ?? null)
  if ('redirect' in answer) return call.redirect(answer.redirect, 303)
  const { head, props, carried = {} } = answer
  const status = refused?.status ?? answer.status ?? 200
  return show(call, files, { name: page.name, status, head, props, carried })
}

/** Takes a form posted without JavaScript: away to its address, or the page again with what was typed. */
async function receiveForm(call: Call, files: BuiltFiles, page: PublicPage): Promise<Response> {
  const form = await postedForm(call)
  try {
    const { limits } = call.var.services
    if (page.limit) await limits.take(page.limit, senderAddress(call))
    const context = { ...call.var.context, actor: null }
    const address = await page.receive?.(context, requestOf(call), form)
    return call.redirect(address ?? call.req.path, 303)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { refused, isBug } = translate(error)
    if (isBug) {
      const { requestId, services } = call.var
      services.log.error({ requestId, err: error }, 'a form could not be received')
    }
    const kept = { values: Object.fromEntries(form), errors: refused.errors ?? [] }
    const answer = await answerPage(call, files, page, { form: kept, status: refused.status })
    for (const [name, value] of Object.entries(refused.headers ?? {})) {
      answer.headers.set(name, value)
    }
    return answer
  }
}

async function show<Name extends PageName>(
  call: Call,
  files: BuiltFiles,
  page: {
    name: Name
    status: number
    head: Head
    props: PropsOf<Name>
    carried?: Partial<PropsOf<Name>>
  },
): Promise<Response> {
  const { origin } = call.var.services
  const head = page.status === 200 ? page.head : { ...page.head, noindex: true }
  const html = await renderPage(files, { ...page, head, site: siteOf(call), origin })
  return writtenResponse(html, {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...speculationHeader,
    },
  })
}

function requestOf(call: Call): PageRequest {
  const query = new URL(call.req.url).searchParams
  return { params: call.req.param(), query, site: siteOf(call), origin: call.var.services.origin }
}

function siteOf(call: Call): SiteProps {
  const { env } = call.var.services
  const today = bangkokDate(call.var.context.now)
  return { today, phone: env.contactPhone, email: env.contactEmail }
}

async function postedForm(call: Call): Promise<URLSearchParams> {
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Refused(415, 'Send the form as application/x-www-form-urlencoded.')
  }
  return new URLSearchParams(await readText(call, FORM_LIMIT_BYTES))
}
