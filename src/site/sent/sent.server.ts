import { textsIn } from '../../shared/language.ts'
import { sentPath } from '../../shared/paths.ts'
import type { Head } from '../serve/page.server.ts'
import { publicPage } from '../serve/page.server.ts'
import { readSent } from './read-sent.server.ts'
import type { SentHomes } from './sent-home.ts'
import SentPage from './sent-page.tsx'
import { sentTexts } from './sent-texts.ts'

/** The page of sent homes, for those who have its address. Once it is over it is 410, with the reason. */
export const sent = publicPage({
  name: 'sent',
  path: '/s/:token',
  component: SentPage,
  isPrivate: true,
  read: ({ params }) => params.token ?? '',
  address: sentPath,

  async load(context, token, { origin, site, languages }) {
    const { language, ...result } = await readSent(context, token, languages)
    const texts = textsIn(language, sentTexts)
    const { phone, email, line, whatsapp } = site
    const props = { reach: { phone, email, line, whatsapp }, url: origin + sentPath(token) }
    if (result.over) {
      const reason = texts[result.over]
      const head = { title: `${texts.overTitle} · Sathani`, description: reason, noindex: true }
      return {
        status: 410,
        head,
        language: language.tag,
        props: { ...props, sent: null, over: result.over },
      }
    }
    const { sent } = result
    const head: Head = {
      title: texts.documentTitle(sent.homes.length),
      description: texts.description,
      canonical: sentPath(token),
      noindex: true,
      image: firstImage(sent),
    }
    return { head, language: language.tag, props: { ...props, sent, over: null } }
  },
})

/** The picture of link previews. */
function firstImage({ homes }: SentHomes): string | null {
  for (const each of homes)
    if (each.state === 'shown' && each.home.images[0]) return each.home.images[0]
  return null
}
