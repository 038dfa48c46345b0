import { currentAtlas } from '../../city/places/atlas.ts'
import type { Context } from '../../context.ts'
import { IdParams } from '../../platform/http/params.ts'
import { read } from '../../platform/http/validate.ts'
import {
  type ProjectTexts,
  projectTexts,
  UNKNOWN_PROJECT,
} from '../../records/projects/site/project-texts.ts'
import { figureChanges, priceSteps, type Recorded } from '../../records/units/price-history.ts'
import type { PublicUnit } from '../../records/units/rules/unit.ts'
import { similarIds } from '../../records/units/search/similar-units.ts'
import { publicUnit } from '../../records/units/store.ts'
import { notFound } from '../../refused.ts'
import { receiveUnitInquiry } from '../../sales/inquiries/receive-unit-inquiry.ts'
import { InquiryForm, publicForms } from '../../sales/inquiries/rules/inquiry.ts'
import { inquiryPayload } from '../../sales/inquiries/site/inquiry-payload.ts'
import { SENT_FRAGMENT } from '../../sales/inquiries/site/sent-form.tsx'
import { bangkokDate } from '../../shared/dates.ts'
import type { Language } from '../../shared/language.ts'
import { developerPath, stationPath, unitPath } from '../../shared/paths.ts'
import { breadcrumbsToStation } from '../breadcrumbs.server.ts'
import { locationPicture } from '../location-picture.server.ts'
import { inline } from '../seo/html-text.server.ts'
import { ALREADY_IN_DOCUMENT, publicPage } from '../serve/page.server.ts'
import { readOrNull } from '../serve/read-or-null.server.ts'
import { cardsOf, type UnitCards } from '../unit-cards.server.ts'
import { unitFacts } from './unit-facts.server.ts'
import { unitHead } from './unit-head.server.ts'
import UnitPage from './unit-page.tsx'
import { unitSteps } from './unit-steps.server.ts'

/** A unit's page, and the inquiry form posted to it. */
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
    const { today, phone, email, line, whatsapp } = request.site
    const reach = { phone, email, line, whatsapp }
    const inquiry = { refused, sent }
    const unitWithSimilar =
      id === null ? null : await readOrNull(unitAt(context, id, request.language))
    if (!unitWithSimilar) {
      const description = "The property you're looking for doesn't exist"
      const head = { title: 'Property Not Found · Sathani', description }
      const none = { similar: [], steps: [], history: [], url: '', picture: null }
      const words = {
        home: { facts: [], features: [] },
        building: UNKNOWN_PROJECT,
        stationPaths: {},
      }
      const props = { unit: null, ...none, ...words, today, reach, inquiry }
      return { status: 404, head, props }
    }
    const { text, createdAt, similar, changes } = unitWithSimilar
    const unit: PublicUnit = JSON.parse(text)
    const [toStation, stationPaths, picture] = await Promise.all([
      breadcrumbsToStation(context, unit.project, request.language),
      pathsOfStations(context, unit.project),
      locationPicture(context, unit.project),
    ])
    const steps = unitSteps(unit, toStation)
    return {
      head: unitHead(unit, bangkokDate(createdAt), steps, request),
      props: {
        ...{ unit, similar: similar.units, steps },
        ...{
          home: unitFacts(unit, request.language),
          building: buildingTexts(unit.project, request.language),
          stationPaths,
        },
        history: priceSteps(unit, createdAt, changes),
        url: request.origin + unitPath(unit.id),
        picture,
        today,
        reach,
        inquiry,
      },
      jsonProps: {
        unit: Buffer.from(inline(text)),
        similar: similar.json,
        ...(picture !== null && { picture: ALREADY_IN_DOCUMENT }),
      },
    }
  },

  limit: publicForms,
  // Accepts inquiries about a unit hidden in the meantime: the form carries its name.
  async receive(context, id, form) {
    if (id === null) throw notFound('property')
    const inquiredUnit = { unitId: id, details: form.get('propertyDetails') ?? '' }
    const inquiry = read(InquiryForm, inquiryPayload(Object.fromEntries(form), inquiredUnit))
    await receiveUnitInquiry(context, inquiry)
    return { path: unitPath(id), sent: 'inquiry', fragment: SENT_FRAGMENT }
  },
})

/** The details of a building, with the page of its developer. */
function buildingTexts(project: PublicUnit['project'], language: Language): ProjectTexts {
  const texts = projectTexts(project, language)
  const { developer } = project
  const facts = texts.facts.map((fact) =>
    developer && fact.name === 'developer' ? { ...fact, href: developerPath(developer.id) } : fact,
  )
  return { ...texts, facts }
}

/** The pages of the stations near a building, by name. */
async function pathsOfStations(
  { db }: Context,
  { nearbyStations }: PublicUnit['project'],
): Promise<Record<string, string>> {
  const { stations } = await currentAtlas(db)
  const codes = new Map(stations.map(({ id, code }) => [id, code]))
  return Object.fromEntries(
    nearbyStations.flatMap(({ stationId, name }) => {
      const code = codes.get(stationId)
      return code ? [[name, stationPath(code)]] : []
    }),
  )
}

/** A visible unit as JSON with similar homes. Throws 404 when it is missing. */
async function unitAt(
  context: Context,
  id: number,
  language: Language,
): Promise<{ text: string; createdAt: string; similar: UnitCards; changes: Recorded[] }> {
  const [{ text, createdAt }, similar, changes] = await Promise.all([
    publicUnit(context.db, id),
    similarIds(context.db, id).then((ids) => cardsOf(context, ids, language)),
    figureChanges(context.db, id),
  ])
  return { text, createdAt, similar, changes }
}
