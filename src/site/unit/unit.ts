import type { Context } from '../../context.ts'
import { IdParams } from '../../http/params.ts'
import { read } from '../../http/validate.ts'
import { receiveInquiry } from '../../inquiries/receive-inquiry.ts'
import { InquiryForm, publicForms } from '../../inquiries/rules.ts'
import { inquiryPayload } from '../../inquiries/site/inquiry-payload.ts'
import { SENT_PLACE } from '../../inquiries/site/sent-form.tsx'
import { NOTHING_KNOWN, projectWords } from '../../projects/site/project-words.ts'
import { notFound } from '../../refused.ts'
import { bangkokDate } from '../../shared/dates.ts'
import { unitPath } from '../../shared/paths.ts'
import { figureChanges, priceSteps, type Recorded } from '../../units/price-history.ts'
import type { UnitDocument } from '../../units/rules.ts'
import { similarIds } from '../../units/similar-units.ts'
import { shownUnit } from '../../units/store.ts'
import { inline } from '../html-text.ts'
import { locationPicture } from '../location-picture.ts'
import { NOT_CARRIED, publicPage } from '../page.ts'
import { readOrNull } from '../read-or-null.ts'
import { stepsToStation } from '../steps.ts'
import { cardsOf, type UnitCards } from '../unit-cards.ts'
import { homeWords } from './home-words.ts'
import { unitHead } from './unit-head.ts'
import UnitPage from './unit-page.tsx'
import { unitSteps } from './unit-steps.ts'

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
    const found = id === null ? null : await readOrNull(unitAt(context, id))
    if (!found) {
      const description = "The property you're looking for doesn't exist"
      const head = { title: 'Property Not Found · Sathani', description }
      const none = { similar: [], steps: [], history: [], url: '', picture: null }
      const words = { home: { facts: [], features: [] }, building: NOTHING_KNOWN }
      const props = { unit: null, ...none, ...words, today, reach, inquiry }
      return { status: 404, head, props }
    }
    const { text, createdAt, similar, changes } = found
    const unit: UnitDocument = JSON.parse(text)
    const [toStation, picture] = await Promise.all([
      stepsToStation(context, unit.project),
      locationPicture(context, unit.project),
    ])
    const steps = unitSteps(unit, toStation)
    return {
      head: unitHead(unit, bangkokDate(createdAt), steps, request),
      props: {
        ...{ unit, similar: similar.units, steps },
        ...{ home: homeWords(unit), building: projectWords(unit.project) },
        history: priceSteps(unit, createdAt, changes),
        url: request.origin + unitPath(unit.id),
        picture,
        today,
        reach,
        inquiry,
      },
      made: {
        unit: Buffer.from(inline(text)),
        similar: similar.json,
        ...(picture !== null && { picture: NOT_CARRIED }),
      },
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

/** A unit as a visitor may see it, as JSON, and homes like it. Throws 404. */
async function unitAt(
  context: Context,
  id: number,
): Promise<{ text: string; createdAt: string; similar: UnitCards; changes: Recorded[] }> {
  const [{ text, createdAt }, similar, changes] = await Promise.all([
    shownUnit(context.db, id),
    similarIds(context.db, id).then((ids) => cardsOf(context, ids)),
    figureChanges(context.db, id),
  ])
  return { text, createdAt, similar, changes }
}
