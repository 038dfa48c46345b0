import { read } from '../http/validate.ts'
import { receiveInquiry } from '../inquiries/receive-inquiry.ts'
import { ContactForm, publicForms } from '../inquiries/rules.ts'
import { contactPayload } from '../inquiries/site/inquiry-payload.ts'
import { homePath } from '../shared/paths.ts'
import { publicPage } from './page.ts'
import { readCards } from './read-cards.ts'
import { readStations } from './read-stations.ts'
import { homeHead } from './seo/home-head.ts'

const FEATURED_UNITS = 6

/** The landing page, and the contact request that is posted to it. */
export const home = publicPage({
  name: 'home',
  path: homePath(),
  address: ({ query }) => homePath() + (query.has('sent') ? '?sent=contact' : ''),

  async load(context, request, refused) {
    const { query, site } = request
    const { units, total } = await readCards(context, {}, { limit: FEATURED_UNITS, offset: 0 })
    return {
      head: homeHead(request),
      props: {
        today: site.today,
        lines: await readStations(context.db),
        units,
        total,
        contact: { refused, sent: query.has('sent') },
      },
    }
  },

  limit: publicForms,
  async receive(context, _request, form) {
    const sent = read(ContactForm, contactPayload(Object.fromEntries(form)))
    await receiveInquiry(context, { kind: 'contact', ...sent })
    return `${homePath()}?sent=contact#contact`
  },
})
