import { DEFAULT_COUNTRY_CODE } from '../../../shared/country-codes.ts'
import { withPlainDigits } from '../../../shared/fields/thai-numbers.ts'
import { type ContactInput, contactMethodFor } from './contact.ts'
import { isOnlyNumber } from './typed-contact.ts'

type Entered = Partial<ContactInput> & Pick<ContactInput, 'name'>

/** The default requirements of each type of contact. */
export const REQUIREMENTS = {
  owner: 'Property owner',
  agent: 'Real estate agent',
  lead: 'Potential customer',
} as const

/**
 * A contact as the form creates it: numbers with the country code, the notes a list of the handles, the
 * requirements by the type, and the way to reach them by what was given; what was typed stays.
 */
export function newContactInput(entered: Entered): Entered {
  const { contactType = 'lead', phone, whatsapp, line, facebook, wechat } = entered
  const code = entered.countryCode || DEFAULT_COUNTRY_CODE
  const international = {
    ...entered,
    phone: phone ? withCountryCode(phone, code) : null,
    whatsapp: whatsapp && isOnlyNumber(whatsapp) ? withCountryCode(whatsapp, code) : whatsapp,
  }
  const handles = [
    international.whatsapp && `WhatsApp: ${international.whatsapp}`,
    line && `Line: ${line}`,
    facebook && `Facebook: ${facebook}`,
    wechat && `WeChat: ${wechat}`,
  ].filter(Boolean)
  return {
    ...international,
    contactMethod: entered.contactMethod ?? contactMethodFor(entered),
    notes: entered.notes || handles.join(', ') || null,
    requirements: entered.requirements || REQUIREMENTS[contactType],
  }
}

/** A number with its country code; the 0 that is only dialled within the country is dropped. */
function withCountryCode(typed: string, code: string): string {
  const number = withPlainDigits(typed).trim()
  if (number.startsWith('+')) return number
  if (number.startsWith('00')) return `+${number.slice(2)}`
  return `${code} ${number.replace(/^\(?0/, '')}`
}
