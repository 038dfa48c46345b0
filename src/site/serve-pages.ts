import { bodyLimit } from 'hono/body-limit'
import type { Call, Edge } from '../http/edge.ts'
import { translate } from '../http/problem.ts'
import { Refused } from '../refused.ts'
import { bangkokDate } from '../shared/dates.ts'
import type { FormState } from '../shared/form-state.ts'
import type { BuiltFiles } from './built-files.ts'
import type { Head, PageName, PageRequest, PropsOf, PublicPage, SiteProps } from './page.ts'
import { renderPage } from './render-page.tsx'

const FORM_LIMIT_BYTES = 64 * 1024

/** Hangs the public pages on the app: each is read with GET, and takes its own form with POST. */
export function servePages(app: Edge, pages: readonly PublicPage[], files: BuiltFiles): void {
  for (const page of pages) {
    app.get(page.path, (call) => answerPage(call, files, page, null))
    if (page.receive) {
      const limit = bodyLimit({
        maxSize: FORM_LIMIT_BYTES,
        onError: () => {
          throw new Refused(413, 'The form is too large.')
        },
      })
      app.post(page.path, limit, (call) => receiveForm(call, files, page))
    }
  }
}

/** The page that says a thing is not there, 404. */
export function notFoundPage(call: Call, files: BuiltFiles): Promise<Response> {
  const head = { title: 'Page not found · Sathani', description: 'Nothing stops at this address.' }
  return show(call, files, { name: 'notFound', status: 404, head, props: {} })
}

/** The page that says what was refused or went wrong, with that status. */
export async function problemPage(
  call: Call,
  files: BuiltFiles,
  refused: Refused,
): Promise<Response> {
  const head = { title: 'That did not work · Sathani', description: refused.message }
  const props = { message: refused.message }
  const answer = await show(call, files, { name: 'problem', status: refused.status, head, props })
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
  const { head, props } = answer
  const status = refused?.status ?? answer.status ?? 200
  return show(call, files, { name: page.name, status, head, props })
}

/** Takes a form posted without JavaScript: away to its address, or the page again with what was typed. */
async function receiveForm(call: Call, files: BuiltFiles, page: PublicPage): Promise<Response> {
  const form = await postedForm(call)
  try {
    const context = { ...call.var.context, actor: null }
    const address = await page.receive?.(context, requestOf(call), form)
    return call.redirect(address ?? call.req.path, 303)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { refused, isBug } = translate(error)
    if (isBug) call.var.services.log.error({ requestId: call.var.requestId, err: error }, 'form')
    const kept = { form: keptForm(form, refused), status: refused.status }
    return answerPage(call, files, page, kept)
  }
}

async function show<Name extends PageName>(
  call: Call,
  files: BuiltFiles,
  page: { name: Name; status: number; head: Head; props: PropsOf<Name> },
): Promise<Response> {
  const site = siteOf(call)
  const noindex = page.status !== 200
  const html = await renderPage(files, { ...page, site, noindex })
  return new Response(html, {
    status: page.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

function requestOf(call: Call): PageRequest {
  const query = new URL(call.req.url).searchParams
  return { params: call.req.param(), query, site: siteOf(call) }
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
  return new URLSearchParams(await call.req.text())
}

function keptForm(form: URLSearchParams, refused: Refused): FormState {
  return {
    values: Object.fromEntries(form),
    errors: refused.errors ?? [],
    alert: alertOf(refused),
  }
}

function alertOf(refused: Refused): FormState['alert'] {
  const title = refused.extra?.alertTitle
  return { title: typeof title === 'string' ? title : 'Error', text: refused.message }
}
