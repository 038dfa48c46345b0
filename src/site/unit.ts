import type { Context } from '../context.ts'
import { IdParams } from '../http/params.ts'
import { read } from '../http/validate.ts'
import { receiveInquiry } from '../inquiries/receive-inquiry.ts'
import { InquiryForm, publicForms } from '../inquiries/rules.ts'
import { inquiryPayload } from '../inquiries/site/inquiry-payload.ts'
import { notFound, Refused } from '../refused.ts'
import { unitPath } from '../shared/paths.ts'
import type { UnitDocument } from '../units/rules.ts'
import { similarUnits } from '../units/similar-units.ts'
import { type CardUnit, cardUnit } from '../units/site/card-unit.ts'
import { unitText } from '../units/store.ts'
import { type PageRequest, publicPage } from './page.ts'
import { unitHead } from './seo/unit-head.ts'

/** A unit, and the inquiry that is posted to its page. */
export const unit = publicPage({
  name: 'unit',
  path: '/property/:id',
  address: (request) => {
    const id = idOf(request)
    const path = id === null ? '/property/' : unitPath(id)
    return path + (request.query.has('sent') ? '?sent=inquiry' : '')
  },

  async load(context, request, refused) {
    const { today } = request.site
    const found = await unitAt(context, request)
    const inquiry = { refused, sent: request.query.has('sent') }
    if (!found) {
      const description = "The property you're looking for doesn't exist"
      const head = { title: 'Property Not Found · Sathani', description }
      return { status: 404, head, props: { unit: null, similar: [], today, inquiry } }
    }
    const { unit, similar } = found
    return { head: unitHead(unit, request), props: { unit, similar, today, inquiry } }
  },

  limit: publicForms,
  // A unit that was hidden while somebody wrote may be asked about: the form brings its name along.
  async receive(context, request, form) {
    const id = idOf(request)
    if (id === null) throw notFound('Property')
    const asked = { id, details: form.get('propertyDetails') ?? '' }
    const sent = read(InquiryForm, inquiryPayload(Object.fromEntries(form), asked))
    await receiveInquiry(context, { kind: 'unit', ...sent })
    return `${unitPath(id)}?sent=inquiry#inquiry`
  },
})

/** The unit of the address as a visitor may see it, and homes like it; or null. */
async function unitAt(
  { db }: Context,
  request: PageRequest,
): Promise<{ unit: UnitDocument; similar: CardUnit[] } | null> {
  const id = idOf(request)
  if (id === null) return null
  try {
    const [unit, similar] = await Promise.all([
      unitText(db, id, 'visitor'),
      similarUnits(db, id, 'visitor'),
    ])
    return { unit: JSON.parse(unit), similar: cards(JSON.parse(similar)) }
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  }
}

function cards(units: UnitDocument[]): CardUnit[] {
  return units.map(cardUnit)
}

function idOf({ params }: PageRequest): number | null {
  const read = IdParams.safeParse(params)
  return read.success ? read.data.id : null
}
