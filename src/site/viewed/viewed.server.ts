import { textsIn } from '../../shared/language.ts'
import { answerPath } from '../../shared/paths.ts'
import { publicPage } from '../serve/page.server.ts'
import { readViewed } from './read-viewed.server.ts'
import ViewedPage from './viewed-page.tsx'
import { viewedTexts } from './viewed-texts.ts'

/** The page on which a client says what they thought, for those who have its address. 410 once it is over. */
export const viewed = publicPage({
  name: 'viewed',
  path: '/v/:token',
  component: ViewedPage,
  isPrivate: true,
  read: ({ params }) => params.token ?? '',
  address: answerPath,

  async load(context, token, { site, languages }) {
    const { language, over, viewed } = await readViewed(context, token, languages)
    const texts = textsIn(language, viewedTexts)
    const { phone, email, line, whatsapp } = site
    const props = {
      reach: { phone, email, line, whatsapp },
      action: `${answerPath(token)}/answers`,
    }
    if (over) {
      const head = {
        title: `${texts.overTitle} · Sathani`,
        description: texts[over],
        noindex: true,
      }
      return { status: 410, head, language: language.tag, props: { ...props, viewed, over } }
    }
    const head = { title: texts.documentTitle, description: texts.description, noindex: true }
    return { head, language: language.tag, props: { ...props, viewed, over } }
  },
})
