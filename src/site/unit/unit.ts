import type { Context } from '../../context.ts'
import { IdParams } from '../../http/params.ts'
import { read } from '../../http/validate.ts'
import { receiveInquiry } from '../../inquiries/receive-inquiry.ts'
import { InquiryForm, publicForms } from '../../inquiries/rules.ts'
import { inquiryPayload } from '../../inquiries/site/inquiry-payload.ts'
import { SENT_PLACE } from '../../inquiries/site/sent-form.tsx'
import { notFound, Refused } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { unitPath } from '../../shared/paths.ts'
import type { UnitDocument } from '../../units/rules.ts'
import { similarIds } from '../../units/similar-units.ts'
import { shownUnit } from '../../units/store.ts'
import { inline } from '../html-text.ts'
import { publicPage } from '../page.ts'
import { cardsOf, type UnitCards } from '../unit-cards.ts'
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
    const { today, phone, line, whatsapp } = request.site
    const reach = { phone, line, whatsapp }
    const inquiry = { refused, sent }
    const found = id === null ? null : await unitAt(context, id)
    if (!found) {
      const description = "The property you're looking for doesn't exist"
      const head = { title: 'Property Not Found · Sathani', description }
      return { status: 404, head, props: { unit: null, similar: [], today, reach, inquiry } }
    }
    const { text, posted, similar } = found
    const unit: UnitDocument = JSON.parse(text)
    return {
      head: unitHead(unit, posted, request),
      props: { unit, similar: similar.units, today, reach, inquiry },
      made: { unit: Buffer.from(inline(text)), similar: similar.json },
    }
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

/** A unit as a visitor may see it, as JSON, and homes like it; or null. */
async function unitAt(
  context: Context,
  id: number,
): Promise<{ text: string; posted: string; similar: UnitCards } | null> {
  try {
    const [{ text, createdAt }, similar] = await Promise.all([
      shownUnit(context.db, id),
      similarIds(context.db, id).then((ids) => cardsOf(context, ids)),
    ])
    const posted = bangkokDate(createdAt)
    return { text, posted, similar }
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  }
}
