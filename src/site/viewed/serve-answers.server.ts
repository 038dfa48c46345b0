import { readText, VISITOR_LIMIT } from '../../platform/http/body.ts'
import type { Edge } from '../../platform/http/edge.ts'
import type { LimitRule } from '../../platform/http/limit.ts'
import { read } from '../../platform/http/validate.ts'
import { Refused } from '../../refused.ts'
import { isAutomatic } from '../../sales/shortlists/readers/is-automatic.ts'
import { placeOfHome, receiveFeedback, requireToken } from '../../sales/viewings/client-feedback.ts'
import { ClientFeedback } from '../../sales/viewings/rules/feedback.ts'
import { answerPath } from '../../shared/paths.ts'
import { signedIn } from '../../team/staff/guard.ts'
import { clientOf } from '../client-page/client-page.server.ts'

/** What one address may press on such pages; the first is for a whole house behind one address. */
const LIMIT: LimitRule = { name: 'answers', points: 100, seconds: 10 * 60 }
/** What may be pressed on one page, from wherever. */
const PAGE_LIMIT: LimitRule = { name: 'page-answers', points: 200, seconds: 60 * 60 }

/**
 * Adds the route that takes what clients press after a viewing: a form, answered with the page. Nothing is stored of
 * signed-in staff, and of programs that fetch links.
 */
export function serveAnswers(app: Edge): void {
  app.post('/v/:token/answers', async (call) => {
    const token = requireToken(call.req.param('token'))
    const visitor = await clientOf(call, token, [LIMIT, PAGE_LIMIT])
    const form = new URLSearchParams(await readText(call, VISITOR_LIMIT))
    const [home = '', answer = ''] = (form.get('do') ?? '').split(':')
    const input = read(ClientFeedback, { home, answer, words: form.get('words') })
    if (await signedIn(call)) throw new Refused(403, 'reader_is_staff')
    if (!isAutomatic(call.req.header('user-agent'))) await receiveFeedback(visitor, token, input)
    const place = await placeOfHome(visitor, token, home)
    return call.redirect(`${answerPath(token)}#home-${place}`, 303)
  })
}
