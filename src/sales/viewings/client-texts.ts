import type { ShortlistLanguage } from '../shortlists/rules/shortlist.ts'

type ClientTexts = {
  event: (building: string) => string
  meets: (agent: string) => string
  /** The subject of an e-mail about a viewing. */
  subject: string
  /** The subject of one that asks what they thought. */
  askSubject: string
}

/** What clients read of viewings outside our pages, in their language, whatever language the back office has. */
export const clientTexts: Readonly<Record<ShortlistLanguage, ClientTexts>> = {
  en: {
    event: (building) => `Viewing at ${building}`,
    meets: (agent) => `${agent} meets you at the entrance.`,
    subject: 'Your viewing',
    askSubject: 'What did you think of it?',
  },
  th: {
    event: (building) => `นัดชมห้องที่ ${building}`,
    meets: (agent) => `${agent} รอพบคุณที่ทางเข้าอาคาร`,
    subject: 'นัดชมห้องของคุณ',
    askSubject: 'คุณคิดอย่างไรกับห้องที่ไปดู',
  },
}
