import type { Context } from '../../context.ts'
import { IdParams } from '../../http/params.ts'
import { read } from '../../http/validate.ts'
import { receiveInquiry } from '../../inquiries/receive-inquiry.ts'
import { InquiryForm, publicForms } from '../../inquiries/rules.ts'
import { inquiryPayload } from '../../inquiries/site/inquiry-payload.ts'
import { SENT_PLACE } from '../../inquiries/site/sent-form.tsx'
import { notFound, Refused } from '../../refused.ts'
import { unitPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'
import { similarUnits } from '../../units/similar-units.ts'
import { type CardUnit, cardUnit } from '../../units/site/card-unit.ts'
import { unitText } from '../../units/store.ts'
import { publicPage } from '../page.ts'
import { unitHead } from './unit-head.ts'
import UnitPage from './unit-page.tsx'

/** A unit, and the inquiry that is posted to its page. */
export const unit = publicPage({
  name: 'unit',
  path: '/property/:id',
  component: UnitPage,
  read({ params }) {
    const id = IdParams.safeParse(params)
    return id.success ? id.data.id : null
  },
  address: (id) => (id === null ? '/property/' : unitPath(id)),

  async load(context, id, request, { refused, sent }) {
    const { today } = request.site
    const inquiry = { refused, sent }
    const found = id === null ? null : await unitAt(context, id)
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
  async receive(context, id, form) {
    if (id === null) throw notFound('Property')
    const asked = { id, details: form.get('propertyDetails') ?? '' }
    const inquiry = read(InquiryForm, inquiryPayload(Object.fromEntries(form), asked))
    await receiveInquiry(context, { kind: 'unit', ...inquiry })
    return { path: unitPath(id), sent: 'inquiry', place: SENT_PLACE }
  },
})

/** A unit as a visitor may see it, and homes like it; or null. */
async function unitAt(
  { db }: Context,
  id: number,
): Promise<{ unit: UnitDocument; similar: CardUnit[] } | null> {
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
