import { textsIn } from '../../shared/language.ts'
import { sentPath } from '../../shared/paths.ts'
import { clientPage } from '../client-page/client-page.server.ts'
import { readSent } from './read-sent.server.ts'
import type { SentHomes } from './sent-home.ts'
import SentPage from './sent-page.tsx'
import { sentTexts } from './sent-texts.ts'

/** The page of sent homes. */
export const sent = clientPage({
  name: 'sent',
  path: '/s/:token',
  component: SentPage,
  address: sentPath,
  read: readSent,
  head(sent, language) {
    const { documentTitle, description } = textsIn(language, sentTexts)
    return { title: documentTitle(sent.homes.length), description, image: firstImage(sent) }
  },
  reason: (over, language) => textsIn(language, sentTexts)[over],
})

/** The picture of link previews. */
function firstImage({ homes }: SentHomes): string | null {
  for (const each of homes)
    if (each.state === 'shown' && each.home.images[0]) return each.home.images[0]
  return null
}
