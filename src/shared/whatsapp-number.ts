import { dialled, severalPhones } from './phones.ts'

/** Bangkok's 02 and the provinces' 03 to 05 and 07, with one digit less than a mobile number. */
const THAI_LANDLINE = /^(?:0|\+66)[2-57]\d{7}$/

/**
 * The first number in these fields that can be on WhatsApp, as it was typed; null if there is none. Thai landlines can
 * not.
 */
export function whatsappNumber(...fields: readonly (string | null | undefined)[]): string | null {
  const numbers = fields.flatMap((field) => severalPhones(field))
  return (
    numbers.find(
      (number) => /\d{3}/.test(dialled(number)) && !THAI_LANDLINE.test(dialled(number)),
    ) ?? null
  )
}

/** The number by which a contact can be written to on WhatsApp: the one that they gave for it, else their phone. */
export const whatsappOf = ({
  whatsapp,
  phone,
}: {
  whatsapp: string | null
  phone: string | null
}): string | null => whatsappNumber(whatsapp, phone)
