import type { WorkingHours } from '../../duty/rules/inquiry-settings.ts'
import type { Agency } from './agency.ts'

/** The languages in which clients read of the agency. */
type ClientLanguage = 'en' | 'th'

const words = {
  en: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    to: ' to ',
    and: ', ',
    time: (from: string, to: string) => `${from}–${to}`,
    holidays: 'Closed on public holidays',
    licence: (number: string) => `Licence ${number}`,
  },
  th: {
    days: ['จันทร์', 'อังคาร', 'พุธ', 'พฤหัสบดี', 'ศุกร์', 'เสาร์', 'อาทิตย์'],
    to: '–',
    and: ', ',
    time: (from: string, to: string) => `${from}–${to} น.`,
    holidays: 'ปิดวันหยุดนักขัตฤกษ์',
    licence: (number: string) => `ใบอนุญาตเลขที่ ${number}`,
  },
} as const

type Office = Pick<
  Agency,
  'address' | 'addressTh' | 'hours' | 'closedOnHolidays' | 'licence' | 'companyNumber'
>

/** Where the agency is, when it is open, and its licence, a line each; what is not known is left out. */
export function officeLines(office: Office, language: ClientLanguage): string[] {
  const { holidays, licence } = words[language]
  const { address, addressTh, hours } = office
  const where = language === 'th' ? (addressTh ?? address) : address
  return [
    ...(where ? [where] : []),
    ...hoursLines(hours, language),
    ...(hours.length > 0 && office.closedOnHolidays ? [holidays] : []),
    ...(office.licence ? [licence(office.licence)] : []),
  ]
}

/** `Mon to Fri 09:00–19:00`: days in a row with the same hours are one line. */
function hoursLines(hours: readonly WorkingHours[], language: ClientLanguage): string[] {
  const { days, to, and, time } = words[language]
  const runs: { first: number; last: number; hours: string }[] = []
  for (const { day, ...open } of hours) {
    const hours = time(open.from, open.to)
    const run = runs.at(-1)
    if (run && run.last === day - 1 && run.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  const name = (day: number) => days[day - 1] ?? ''
  return runs.map(({ first, last, hours }) => {
    const between = last === first + 1 ? and : to
    return `${first === last ? name(first) : name(first) + between + name(last)} ${hours}`
  })
}
