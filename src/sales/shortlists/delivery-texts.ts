import type { MessageState } from '../inbox/rules/message.ts'
import { type ShareWay, ShareWays } from './rules/shortlist.ts'

const counted = (homes: number) => (homes === 1 ? '1 home' : `${homes} homes`)

/** Texts of sending a page: the subject of its e-mail in either language, and its entry on the timeline. */
export const deliveryTexts = {
  en: {
    subject: (homes: number) => (homes === 1 ? 'A home for you' : `${counted(homes)} for you`),
  },
  th: {
    subject: (homes: number) => (homes === 1 ? 'ห้องสำหรับคุณ' : `ห้อง ${homes} ห้องสำหรับคุณ`),
  },
  title: (homes: number, by: ShareWay, state: MessageState | null) => {
    if (by === 'link') return `link to ${counted(homes)} copied`
    if (by === 'pdf') return `PDF of ${counted(homes)}`
    const way = ShareWays.labels[by]
    return state === 'recorded'
      ? `${counted(homes)} by ${way}, recorded`
      : `${counted(homes)} by ${way}`
  },
}
