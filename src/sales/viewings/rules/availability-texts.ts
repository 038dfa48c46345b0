import { neededFigures, type UnitRecord } from '../../../records/units/rules/unit.ts'
import { formatNumber } from '../../../shared/money.ts'
import { type Signer, signOff } from '../../../team/agency/rules/signer.ts'
import { endingsOf } from '../../../team/staff/rules/particle.ts'
import { hello } from '../../shortlists/rules/client-words.ts'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'

type Home = Pick<UnitRecord, 'unitNumber' | 'listingType' | 'price' | 'rentAmount'> & {
  project: Pick<UnitRecord['project'], 'name' | 'nameTh'>
}

/** What owners are asked about the homes they offer, in their language, whatever language the back office has. */
const texts = {
  en: {
    ask: (homes: number) =>
      homes === 1
        ? 'is this home still available, and is the price still right?'
        : 'are these homes still available, and are the prices still right?',
    sale: (baht: string) => `${baht} THB`,
    rent: (baht: string) => `${baht} THB/month`,
    between: ' or ',
    subject: (homes: number) =>
      homes === 1 ? 'Is your home still available?' : 'Are your homes still available?',
  },
  th: {
    ask: (homes: number, asked: string) =>
      `รบกวนสอบถามว่า${homes === 1 ? 'ห้องนี้' : 'ห้องเหล่านี้'}ยังว่างอยู่ และราคายังเท่าเดิมไหม${asked}`,
    sale: (baht: string) => `${baht} บาท`,
    rent: (baht: string) => `${baht} บาท/เดือน`,
    between: ' หรือ ',
    subject: () => 'สอบถามห้องว่าง',
  },
} as const

/** Asks an owner whether all of these homes are still available. */
export function availabilityMessage(
  homes: readonly Home[],
  language: ShortlistLanguage,
  { reader, signer }: { reader: string | null; signer: Signer },
): string {
  const endings = endingsOf(signer.particle)
  const question = texts[language].ask(homes.length, endings.asked)
  return [
    `${hello(language, reader, endings)} ${question}`,
    homes.map((home) => `• ${lineOf(home, language)}`).join('\n'),
    signOff(signer, language),
  ].join('\n\n')
}

/** The subject of an e-mail that asks so. */
export const availabilitySubject = (homes: number, language: ShortlistLanguage) =>
  texts[language].subject(homes)

/** `7A, Monsoon House: 25,000 THB/month` */
function lineOf(
  { unitNumber, project, listingType, price, rentAmount }: Home,
  language: ShortlistLanguage,
): string {
  const { sale, rent, between } = texts[language]
  const needed = neededFigures(listingType)
  const figures = [
    needed.price && price !== null && sale(formatNumber(price)),
    needed.rentAmount && rentAmount !== null && rent(formatNumber(rentAmount)),
  ].filter(Boolean)
  const building = (language === 'th' && project.nameTh) || project.name
  const home = language === 'th' ? `${unitNumber} ${building}` : `${unitNumber}, ${building}`
  return figures.length === 0 ? home : `${home}: ${figures.join(between)}`
}
