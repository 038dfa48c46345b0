import { asPlainDigits, asText, type Column, column } from '../shared/fields/cells.ts'
import { headers } from '../shared/fields/field-kinds.ts'

/** The columns in which a unit's file names its owner and its outside agent. */
export const personColumns = {
  ownerName: named(
    asText,
    'owner, owner name, landlord',
    'เจ้าของ, ชื่อเจ้าของ, ชื่อเจ้าของห้อง, เจ้าของห้อง',
  ),
  ownerPhone: named(
    asPlainDigits,
    'owner tel, owner mobile, owner number, owner contact, landlord phone',
    'เบอร์เจ้าของ, เบอร์โทรเจ้าของ, โทรเจ้าของ, โทรศัพท์เจ้าของ, มือถือเจ้าของ',
  ),
  ownerLine: named(asText, 'owner line id, line owner, landlord line', 'ไลน์เจ้าของ, line เจ้าของ'),
  ownerEmail: named(asText, 'owner e-mail, landlord email', 'อีเมลเจ้าของ'),
  agentName: named(asText, 'agent, agent name, co-agent', 'นายหน้า, ชื่อนายหน้า, เอเจนท์, เอเจ้นท์'),
  agentPhone: named(
    asPlainDigits,
    'agent tel, agent mobile, agent number, agent contact',
    'เบอร์นายหน้า, เบอร์โทรนายหน้า, โทรนายหน้า, เบอร์เอเจนท์',
  ),
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

function named(read: Column['read'], ...lists: string[]): Column {
  return column(read, ...headers(...lists))
}
