import type { Call, Edge } from '../../platform/http/edge.ts'
import type { LimitRule } from '../../platform/http/limit.ts'
import { read } from '../../platform/http/validate.ts'
import { Refused } from '../../refused.ts'
import { isAutomatic } from '../../sales/shortlists/readers/is-automatic.ts'
import {
  reactionsOfPage,
  receiveReaction,
} from '../../sales/shortlists/readers/receive-reaction.ts'
import { type HomeReaction, ReaderInput } from '../../sales/shortlists/rules/reader.ts'
import { sentPath } from '../../shared/paths.ts'
import { signedIn } from '../../team/staff/guard.ts'
import { clientOf } from '../client-page/client-page.server.ts'
import { receivePress } from '../client-page/receive-press.server.ts'

/** What one address may do on such pages: each tap is one. The first is for a whole house behind one address. */
const LIMIT: LimitRule = { name: 'reactions', points: 300, seconds: 10 * 60 }
/** What may be done on one page, from wherever. */
const PAGE_LIMIT: LimitRule = { name: 'page-reactions', points: 1000, seconds: 60 * 60 }

/**
 * Adds the route that takes what readers of a sent page press: JSON from a script, or a form without one, which
 * is answered with the page. Nothing is stored of signed-in staff, and of programs that fetch links.
 */
export function serveReactions(app: Edge): void {
  app.post('/s/:token/reactions', (call) => {
    const token = call.req.param('token') ?? ''
    return receivePress(call, {
      fromForm,
      read: (body) => read(ReaderInput, body),
      take: (input) => react(call, token, input),
      place: (input, reactions) => `${sentPath(token)}${fragmentOf(input, reactions)}`,
    })
  })
}

async function react(call: Call, token: string, input: ReaderInput): Promise<HomeReaction[]> {
  const visitor = await clientOf(call, token, [LIMIT, PAGE_LIMIT])
  if (await signedIn(call)) {
    if (input.action !== 'opened' && input.action !== 'pressed') {
      throw new Refused(403, 'reader_is_staff')
    }
    return reactionsOfPage(visitor, token)
  }
  if (isAutomatic(call.req.header('user-agent'))) return reactionsOfPage(visitor, token)
  return receiveReaction(visitor, token, input)
}

/** A form has the action and one home in the button that was pressed (`liked:k3v…`), or ticked homes. */
function fromForm(form: URLSearchParams): unknown {
  const [action = '', ...pressed] = (form.get('do') ?? '').split(':').filter(Boolean)
  const homes = pressed.length > 0 ? pressed : form.getAll('home')
  return { action, homes, text: form.get('text') ?? '' }
}

/** The part of the page with the home that was pressed, or with the answer to what was asked. */
function fragmentOf({ action, homes }: ReaderInput, reactions: readonly HomeReaction[]): string {
  const place = reactions.findIndex(({ key }) => key === homes[0])
  return homes.length === 1 && place >= 0 && action !== 'asked' ? `#home-${place + 1}` : '#ask'
}
