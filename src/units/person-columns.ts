import {
  asPlainDigits,
  asText,
  type CellReader,
  type Column,
  column,
  WithOthers,
} from '../shared/fields/cells.ts'
import { headers } from '../shared/fields/field-kinds.ts'
import { withPlainDigits } from '../shared/fields/thai-numbers.ts'

/** Columns that do not say whose phone it is: the owner's, unless they stand beside the agent. */
const BARE_PHONE = headers(
  'phone, phone no, phone number, tel, telephone, mobile, mobile no, contact no, contact number',
  'เบอร์โทร, เบอร์, โทร, โทรศัพท์, เบอร์โทรศัพท์, เบอร์ติดต่อ, มือถือ, เบอร์มือถือ, ติดต่อ',
)

/** The columns in which a unit's file names its owner and its outside agent. */
export const personColumns = {
  ownerName: person(
    'ownerPhone',
    'owner, owner name, landlord',
    'เจ้าของ, ชื่อเจ้าของ, ชื่อเจ้าของห้อง, เจ้าของห้อง',
  ),
  ownerPhone: named(
    asPlainDigits,
    'owner tel, owner mobile, owner number, owner contact, landlord phone',
    'เบอร์เจ้าของ, เบอร์โทรเจ้าของ, โทรเจ้าของ, โทรศัพท์เจ้าของ, มือถือเจ้าของ',
    ...BARE_PHONE,
  ),
  ownerLine: named(asText, 'owner line id, line owner, landlord line', 'ไลน์เจ้าของ, line เจ้าของ'),
  ownerEmail: named(asText, 'owner e-mail, landlord email', 'อีเมลเจ้าของ'),
  agentName: person(
    'agentPhone',
    'agent, agent name, co-agent',
    'นายหน้า, ชื่อนายหน้า, เอเจนท์, เอเจ้นท์',
  ),
  agentPhone: {
    ...named(
      asPlainDigits,
      'agent tel, agent mobile, agent number, agent contact',
      'เบอร์นายหน้า, เบอร์โทรนายหน้า, โทรนายหน้า, เบอร์เอเจนท์',
    ),
    beside: { field: 'agentName', names: BARE_PHONE },
  },
  agentLine: named(asText, 'agent line id, line agent', 'ไลน์นายหน้า, line นายหน้า'),
  agentEmail: named(asText, 'agent e-mail', 'อีเมลนายหน้า'),
}

export const personLabels = {
  ownerName: 'Owner',
  ownerPhone: 'Owner phone',
  ownerLine: 'Owner LINE',
  ownerEmail: 'Owner e-mail',
  agentName: 'Agent',
  agentPhone: 'Agent phone',
  agentLine: 'Agent LINE',
  agentEmail: 'Agent e-mail',
}

/** A column of names, in which a phone may stand beside the name: `คุณต้อม 081-234-5678`. */
function person(phone: string, ...lists: string[]): Column {
  return { ...named(asNameAnd(phone), ...lists), isUnlisted: true }
}

const PHONE_WORDS = new Set(['โทร', 'เบอร์', 'tel', 'mobile', 'phone'])
const SIGNS = ',:;()/-.'

/** A word without the signs that stood between it and the phone. */
function withoutSigns(word: string): string {
  let start = 0
  let end = word.length
  while (start < end && SIGNS.includes(word[start] ?? '')) start += 1
  while (end > start && SIGNS.replace('.', '').includes(word[end - 1] ?? '')) end -= 1
  const rest = word.slice(start, end)
  return PHONE_WORDS.has(rest.replace('.', '').toLowerCase()) ? '' : rest
}

const PHONE = /(?<![\d+])(?:\+?66|0)[\d\s().-]{7,13}\d(?!\d)/

function asNameAnd(phone: string): CellReader {
  return (cell) => {
    const [number] = PHONE.exec(withPlainDigits(cell)) ?? []
    if (!number) return cell
    const words = withPlainDigits(cell).replace(number, ' ').split(/\s+/)
    const name = words
      .map(withoutSigns)
      .filter((word) => word !== '' && !PHONE_WORDS.has(word.toLowerCase()))
      .join(' ')
    return /\p{L}/u.test(name) ? new WithOthers(name, { [phone]: number.trim() }) : number.trim()
  }
}

function named(read: Column['read'], ...lists: string[]): Column {
  return column(read, ...headers(...lists))
}
