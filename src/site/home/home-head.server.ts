import { textsIn } from '../../shared/language.ts'
import { homePath } from '../../shared/paths.ts'
import { agency, webSite } from '../seo/agency.server.ts'
import type { Head, PageRequest } from '../serve/page.server.ts'
import { homeHeadTexts } from './home-head-texts.server.ts'

/** The head of the landing page, with the agency and the website as schema.org objects. */
export function homeHead({ origin, site, language }: PageRequest): Head {
  const texts = textsIn(language, homeHeadTexts)
  return {
    title: texts.title,
    description: texts.description,
    canonical: homePath(),
    imageAlt: texts.imageAlt,
    things: [agency(origin, site), webSite(origin)],
  }
}
