import type { Call, Edge } from '../../platform/http/edge.ts'
import type { LimitRule } from '../../platform/http/limit.ts'
import { read } from '../../platform/http/validate.ts'
import { Refused } from '../../refused.ts'
import { isAutomatic } from '../../sales/shortlists/readers/is-automatic.ts'
import {
  answersOfPage,
  receiveFeedback,
  requireToken,
} from '../../sales/viewings/client-feedback.ts'
import { ClientFeedback, type HomeAnswer } from '../../sales/viewings/rules/feedback.ts'
import { answerPath } from '../../shared/paths.ts'
import { signedIn } from '../../team/staff/guard.ts'
import { clientOf } from '../client-page/client-page.server.ts'
import { receivePress } from '../client-page/receive-press.server.ts'

/** What one address may press on such pages; the first is for a whole house behind one address. */
const LIMIT: LimitRule = { name: 'answers', points: 100, seconds: 10 * 60 }
/** What may be pressed on one page, from wherever. */
const PAGE_LIMIT: LimitRule = { name: 'page-answers', points: 200, seconds: 60 * 60 }

/**
 * Adds the route that takes what clients press after a viewing. Nothing is stored of signed-in staff, and of programs
 * that fetch links.
 */
export function serveAnswers(app: Edge): void {
  app.post('/v/:token/answers', (call) => {
    const token = requireToken(call.req.param('token'))
    return receivePress(call, {
      fromForm,
      read: (body) => read(ClientFeedback, body),
      take: (input) => answer(call, token, input),
      place({ home }, answers) {
        const at = answers.findIndex(({ key }) => key === home)
        return `${answerPath(token)}#home-${Math.max(at, 0) + 1}`
      },
    })
  })
}

async function answer(call: Call, token: string, input: ClientFeedback): Promise<HomeAnswer[]> {
  const visitor = await clientOf(call, token, [LIMIT, PAGE_LIMIT])
  if (await signedIn(call)) throw new Refused(403, 'reader_is_staff')
  if (!isAutomatic(call.req.header('user-agent'))) await receiveFeedback(visitor, token, input)
  return answersOfPage(visitor, token)
}

/** A form has the home and the answer in the button that was pressed (`k3v…:liked`). */
function fromForm(form: URLSearchParams): unknown {
  const [home = '', answer = ''] = (form.get('do') ?? '').split(':')
  return { home, answer, words: form.get('words') }
}
