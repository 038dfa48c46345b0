import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { IdParams } from '../../platform/http/params.ts'
import { read } from '../../platform/http/validate.ts'
import { journeysToStations } from '../../records/projects/project-minutes.ts'
import { builtYear } from '../../records/projects/rules/built-year.ts'
import type { ProjectWithUnitCounts } from '../../records/projects/rules/project-response.ts'
import { projectTexts, UNKNOWN_PROJECT } from '../../records/projects/site/project-texts.ts'
import { projectText } from '../../records/projects/store.ts'
import { SearchListingTypes } from '../../records/units/rules/search.ts'
import { notFound } from '../../refused.ts'
import { receiveUnitInquiry } from '../../sales/inquiries/receive-unit-inquiry.ts'
import { InquiryForm, publicForms } from '../../sales/inquiries/rules/inquiry.ts'
import { inquiryPayload } from '../../sales/inquiries/site/inquiry-payload.ts'
import { SENT_FRAGMENT } from '../../sales/inquiries/site/sent-form.tsx'
import type { Language } from '../../shared/language.ts'
import { projectPath } from '../../shared/paths.ts'
import { breadcrumbsToStation } from '../breadcrumbs.server.ts'
import { locationPicture } from '../location-picture.server.ts'
import { ALREADY_IN_DOCUMENT, publicPage } from '../serve/page.server.ts'
import { readOrNull } from '../serve/read-or-null.server.ts'
import { unitCards } from '../unit-cards.server.ts'
import { projectHead } from './project-head.server.ts'
import ProjectPage from './project-page.tsx'

const MAX_HOMES = 8
/** Stations of common destinations: offices, shops, Chatuchak, the airport. */
const WELL_KNOWN = ['BL20', 'CEN', 'S2', 'N8', 'A1']

/** A project's page: the building, its surroundings, and its homes, filtered by `show`. */
export const project = publicPage({
  name: 'project',
  path: '/project/:id',
  component: ProjectPage,
  read({ params, query }) {
    const id = IdParams.safeParse(params)
    const show = z.enum(SearchListingTypes.ids).safeParse(query.get('listingType'))
    return { id: id.success ? id.data.id : null, show: show.success ? show.data : null }
  },
  address: ({ id, show }) =>
    id === null ? '/project/' : projectPath(id) + (show ? `?listingType=${show}` : ''),

  async load(context, { id, show }, request, { refused, sent }) {
    const { phone, email, line, whatsapp } = request.site
    const shared = { reach: { phone, email, line, whatsapp }, inquiry: { refused, sent } }
    const text = id === null ? null : await readOrNull(projectText(context.db, id, false))
    if (!text || id === null) {
      const description = "The property you're looking for doesn't exist"
      const head = { title: 'Property Not Found · Sathani', description }
      return {
        status: 404,
        head,
        props: {
          project: null,
          words: UNKNOWN_PROJECT,
          year: null,
          homes: [],
          steps: [],
          show,
          url: '',
          picture: null,
          journeys: [],
          ...shared,
        },
      }
    }
    const project: ProjectWithUnitCounts = JSON.parse(text)
    const [steps, homes, picture, journeys] = await Promise.all([
      stepsTo(context, project, request.language),
      unitCards(
        context,
        { projectId: id, ...(show && { listingType: show }) },
        { limit: MAX_HOMES, offset: 0 },
        request.language,
      ),
      locationPicture(context, project),
      journeysToStations(context.db, id, WELL_KNOWN),
    ])
    return {
      head: projectHead(project, steps, request),
      props: {
        ...{
          project,
          words: projectTexts(project, request.language),
          year: builtYear(project.yearBuilt),
        },
        ...{ homes: homes.units, steps, show },
        url: request.origin + projectPath(id),
        ...{ picture, journeys, ...shared },
      },
      ...(picture !== null && { jsonProps: { picture: ALREADY_IN_DOCUMENT } }),
    }
  },

  limit: publicForms,
  // Accepts inquiries about a building deleted in the meantime: the form carries its name.
  async receive(context, { id }, form) {
    if (id === null) throw notFound('project')
    const inquired = { unitId: null, details: form.get('propertyDetails') ?? '' }
    const inquiry = read(InquiryForm, inquiryPayload(Object.fromEntries(form), inquired))
    await receiveUnitInquiry(context, inquiry)
    return { path: projectPath(id), sent: 'inquiry', fragment: SENT_FRAGMENT }
  },
})

async function stepsTo(context: Context, project: ProjectWithUnitCounts, language: Language) {
  const toStation = await breadcrumbsToStation(context, project, language)
  return [...toStation, { name: project.name, path: projectPath(project.id) }]
}
