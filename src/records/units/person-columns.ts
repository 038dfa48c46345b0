import { asText, type Column, column } from '../../shared/fields/cells.ts'
import { headers } from '../../shared/fields/field-kinds.ts'
import { asNameAnd, asPhone } from '../contacts/person-cells.ts'

/** Columns that do not say whose phone it is: the owner's, unless they stand beside the agent. */
const BARE_PHONE = headers(
  'phone, phone 1, tel 1, phone no, phone number, tel, telephone, mobile, mobile no, contact no, contact number',
  'เบอร์โทร, เบอร์, โทร, โทร 1, เบอร์ 1, โทรศัพท์, เบอร์โทรศัพท์, เบอร์ติดต่อ, มือถือ, เบอร์มือถือ, ติดต่อ',
)

/** The columns in which a unit's file names its owner and its outside agent. */
export const personColumns = {
  ownerName: person(
    'owner',
    'owner, owner name, landlord, contact owner',
    'ชื่อสกุลเจ้าของ, ชื่อ จข, จข, เจ้าของ, ชื่อเจ้าของ, ชื่อเจ้าของห้อง, เจ้าของห้อง',
  ),
  ownerPhone: named(
    asPhone('ownerLine'),
    'owner tel, owner mobile, owner number, owner contact, landlord phone',
    'เบอร์เจ้าของ, เบอร์โทรเจ้าของ, โทรเจ้าของ, โทรศัพท์เจ้าของ, มือถือเจ้าของ',
    ...BARE_PHONE,
  ),
  ownerLine: named(
    asText,
    'owner line id, line owner, landlord line, line id, id line',
    'ไลน์เจ้าของ, line เจ้าของ, ไลน์, ไอดีไลน์',
  ),
  ownerEmail: named(asText, 'owner e-mail, landlord email', 'อีเมลเจ้าของ'),
  agentName: person(
    'agent',
    'agent, agent name, co-agent, our agent',
    'นายหน้า, ชื่อนายหน้า, เอเจนท์, เอเจ้นท์',
  ),
  agentPhone: {
    ...named(
      asPhone('agentLine'),
      'agent tel, agent mobile, agent number, agent contact',
      'เบอร์นายหน้า, เบอร์โทรนายหน้า, โทรนายหน้า, เบอร์เอเจนท์',
    ),
    beside: { field: 'agentName', names: BARE_PHONE },
  },
  agentLine: named(asText, 'agent line id, line agent', 'ไลน์นายหน้า, line นายหน้า'),
  agentEmail: named(asText, 'agent e-mail', 'อีเมลนายหน้า'),
}

export const personLabels = {
  ownerName: 'Owner name',
  ownerPhone: 'Owner phone',
  ownerLine: 'Owner LINE',
  ownerEmail: 'Owner e-mail',
  agentName: 'Agent name',
  agentPhone: 'Agent phone',
  agentLine: 'Agent LINE',
  agentEmail: 'Agent e-mail',
}

/** A column of names, in which a phone and a LINE id may stand beside the name. */
function person(role: 'owner' | 'agent', ...lists: string[]): Column {
  return { ...named(asNameAnd(`${role}Phone`, `${role}Line`), ...lists), isUnlisted: true }
}

function named(read: Column['read'], ...lists: string[]): Column {
  return column(read, ...headers(...lists))
}
