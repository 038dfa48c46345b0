import type { Context } from '../context.ts'
import { read } from '../http/validate.ts'
import { receiveInquiry } from '../inquiries/receive-inquiry.ts'
import { ContactForm, publicForms } from '../inquiries/rules.ts'
import { contactPayload } from '../inquiries/site/inquiry-payload.ts'
import { allDevelopersPath, homePath } from '../shared/paths.ts'
import { unchanging } from './html-text.ts'
import { oncePerVersion } from './once-per-version.ts'
import { type PageRequest, publicPage } from './page.ts'
import { readCards } from './read-cards.ts'
import { readDevelopers } from './read-developers.ts'
import { readReach } from './read-reach.ts'
import { readStations } from './read-stations.ts'
import { homeHead } from './seo/home-head.ts'

const FEATURED_UNITS = 6

const readFeatured = oncePerVersion(async (context: Context) => {
  const { units, total } = await readCards(context, {}, { limit: FEATURED_UNITS, offset: 0 })
  return { units: unchanging(units), total }
})

/** The landing page, and the contact request that is posted to it. */
export const home = publicPage({
  name: 'home',
  path: homePath(),
  address: (request) => {
    const path = developersOf(request) === 'all' ? allDevelopersPath() : homePath()
    return path + (request.query.has('sent') ? '#sent' : '')
  },

  async load(context, request, refused) {
    const { query, site } = request
    const [{ units, total }, developers, reach, stations] = await Promise.all([
      readFeatured(context),
      readDevelopers(context, developersOf(request)),
      readReach(context),
      readStations(context.db),
    ])
    return {
      head: homeHead(request),
      props: {
        today: site.today,
        lines: stations.lines,
        units,
        total,
        developers,
        reach,
        contact: { refused, sent: query.has('sent') },
        agency: { phone: site.phone, email: site.email },
      },
      carried: { lines: stations.carried },
    }
  },

  limit: publicForms,
  async receive(context, _request, form) {
    const sent = read(ContactForm, contactPayload(Object.fromEntries(form)))
    await receiveInquiry(context, { kind: 'contact', ...sent })
    return `${homePath()}?sent=contact#contact`
  },
})

function developersOf({ query }: PageRequest): 'featured' | 'all' {
  return query.get('developers') === 'all' ? 'all' : 'featured'
}
