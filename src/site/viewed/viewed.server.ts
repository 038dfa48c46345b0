import { textsIn } from '../../shared/language.ts'
import { answerPath } from '../../shared/paths.ts'
import { clientPage } from '../client-page/client-page.server.ts'
import { readViewed } from './read-viewed.server.ts'
import ViewedPage from './viewed-page.tsx'
import { viewedTexts } from './viewed-texts.ts'

/** The page on which a client says what they thought of the homes they saw. */
export const viewed = clientPage({
  name: 'viewed',
  path: '/v/:token',
  component: ViewedPage,
  address: answerPath,
  read: readViewed,
  head(_viewed, language) {
    const { documentTitle, description } = textsIn(language, viewedTexts)
    return { title: documentTitle, description }
  },
  reason: (over, language) => textsIn(language, viewedTexts)[over],
})
