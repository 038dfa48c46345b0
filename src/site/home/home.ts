import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../db/catalogue-memo.ts'
import { read } from '../../http/validate.ts'
import { receiveInquiry } from '../../inquiries/receive-inquiry.ts'
import { ContactForm, publicForms } from '../../inquiries/rules.ts'
import { contactPayload } from '../../inquiries/site/inquiry-payload.ts'
import { SENT_PLACE } from '../../inquiries/site/sent-form.tsx'
import { homePath } from '../../shared/paths.ts'
import { readDevelopers } from '../developers/read-developers.ts'
import { publicPage } from '../page.ts'
import { readStations } from '../search/read-stations.ts'
import { unitCards } from '../unit-cards.ts'
import { homeHead } from './home-head.ts'
import HomePage from './home-page.tsx'
import { readReach } from './read-reach.ts'

const FEATURED_UNITS = 6
const FEATURED_DEVELOPERS = 6

// It sums up the whole catalogue: read once for each version.
const memo = new CatalogueMemo<Awaited<ReturnType<typeof readShown>>>(1)

/** The landing page, and the contact request that is posted to it. */
export const home = publicPage({
  name: 'home',
  path: homePath(),
  component: HomePage,
  read: () => null,
  address: () => homePath(),

  async load(context, _asked, request, { refused, sent }) {
    const { site } = request
    const { stations, unitsJson, ...shown } = await memo.get(context.catalogue, 'all', () =>
      readShown(context),
    )
    return {
      head: homeHead(request),
      props: {
        today: site.today,
        ...shown,
        lines: stations.lines,
        contact: { refused, sent },
        agency: { phone: site.phone, email: site.email },
      },
      made: { lines: stations.json, units: unitsJson },
    }
  },

  limit: publicForms,
  async receive(context, _asked, form) {
    const contact = read(ContactForm, contactPayload(Object.fromEntries(form)))
    await receiveInquiry(context, { kind: 'contact', ...contact })
    return { path: homePath(), sent: 'contact', place: SENT_PLACE }
  },
})

async function readShown(context: Context) {
  const [{ json: unitsJson, ...featured }, developers, reach, stations] = await Promise.all([
    unitCards(context, {}, { limit: FEATURED_UNITS, offset: 0 }),
    readDevelopers(context, FEATURED_DEVELOPERS),
    readReach(context),
    readStations(context),
  ])
  return { ...featured, unitsJson, developers, reach, stations }
}
