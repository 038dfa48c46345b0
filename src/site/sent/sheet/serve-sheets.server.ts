import { languages } from '../../../languages/languages.ts'
import type { Call, Edge } from '../../../platform/http/edge.ts'
import type { LimitRule } from '../../../platform/http/limit.ts'
import { senderAddress } from '../../../platform/http/sender.ts'
import { notFound } from '../../../refused.ts'
import { sentPath } from '../../../shared/paths.ts'
import { cachedAgency } from '../../../team/agency/agency.ts'
import { readSent } from '../read-sent.server.ts'
import { makeSheet, sheetTurns } from './make-sheet.server.ts'
import { sheetOf } from './sheet-of.server.ts'
import { sheetPeople, sheetPictures } from './sheet-pictures.server.ts'

/** PDFs that one address may have made. */
const LIMIT: LimitRule = { name: 'sheet', points: 60, seconds: 60 * 60 }

/** Adds the route of the PDF of a sent page: for whoever may open the page, with the same fields. */
export function serveSheets(app: Edge): void {
  app.get('/s/:token/homes.pdf', respond)
}

async function respond(call: Call): Promise<Response> {
  const { services } = call.var
  const context = { ...call.var.context, actor: null }
  const token = call.req.param('token') ?? ''
  const found = await readSent(context, token, languages)
  // The page says why it is over.
  if ('over' in found) return call.redirect(sentPath(token), 303)
  const { language, shown } = found
  const only = readHome(call.req.query('home'))
  const homes = shown.homes.filter(({ number }) => only === null || number === only)
  if (only !== null && homes[0]?.state !== 'shown') throw notFound('unit')
  if (call.req.method === 'HEAD') return pdf(null)
  const sender = senderAddress(call)
  await services.limits.take(LIMIT, sender)
  const bytes = await sheetTurns.run(async () => {
    const [pictures, colours] = await Promise.all([
      sheetPictures(context, services.pictures, homes, sender),
      lineColours(context),
    ])
    const agency = await cachedAgency(context, services.env)
    const own = { logo: agency.logo, photo: shown.person.photo }
    const people = await sheetPeople(services.pictures, own, sender)
    const url = services.origin + sentPath(token)
    return makeSheet(
      sheetOf(shown, { ...{ language, agency, url, only, colours, pictures }, ...people }),
    )
  })
  return pdf(bytes)
}

/** The number of the one home that is wanted; null for all. Throws 404 for anything that is no number. */
function readHome(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d?$/.test(text)) throw notFound('unit')
  return Number(text)
}

async function lineColours({ db }: Call['var']['context']): Promise<Map<string, string>> {
  const rows = await db.selectFrom('lines').select(['id', 'colour']).execute()
  return new Map(rows.map(({ id, colour }) => [id, colour]))
}

function pdf(bytes: Uint8Array | null): Response {
  return new Response(bytes && new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="homes.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
