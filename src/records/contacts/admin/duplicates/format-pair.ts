import { formatNumber } from '../../../../shared/money.ts'
import { type ContactRecord, IdentityKinds } from '../../rules/contact.ts'
import type { NameLikeness, PairSign } from '../../rules/duplicates.ts'
import { shownPhone } from '../../rules/shown-phone.ts'

type Alike = { shares: readonly PairSign[]; names: NameLikeness; isLikely: boolean }
type Reachable = Pick<ContactRecord, 'phone' | 'email'>

const signWords: Record<PairSign, string> = {
  phone: 'phone number',
  email: 'e-mail',
  whatsapp: 'WhatsApp',
  line: 'LINE',
  instagram: 'Instagram',
  facebook: 'Facebook',
  wechat: 'WeChat',
  name: 'name',
  phone_nearly: 'number but for one digit',
  email_nearly: 'e-mail but for its domain or one letter',
  company: 'company',
  unit: 'home asked about',
  project: 'building asked about',
}

/** `Same phone number and LINE`: what both share besides the name. */
export function sharedWords({ shares }: Alike): string {
  const words = shares.filter((sign) => sign !== 'name').map((sign) => signWords[sign])
  return words.length > 0 ? `Same ${joined(words)}` : 'Nothing in common'
}

const nameWords: Record<NameLikeness, string> = {
  same: 'the same name',
  alike: 'a name that differs by one letter',
  begin: 'names that begin alike',
  unknown: 'names that cannot be compared',
  different: 'different names',
}

/** Why two contacts look alike: `Same phone number,` and `+66 80 000 0405, and names that begin alike.` */
export function whyAlike(
  alike: Alike,
  { phone, email }: Reachable,
): [strong: string, rest: string] {
  if (alike.shares.length === 0) return ['No likely duplicates.', 'Somebody chose these two.']
  const value = alike.shares.includes('phone')
    ? shownPhone(phone)
    : alike.shares.includes('email')
      ? email
      : null
  return [`${sharedWords(alike)},`, `${value ? `${value}, ` : ''}and ${nameWords[alike.names]}.`]
}

/** What to mind before merging. */
export function warning({ shares, isLikely }: Alike): string {
  if (shares.length === 0) return 'Look before you merge.'
  const isNumber = shares.includes('phone') || shares.includes('whatsapp')
  if (isNumber) return 'Couples share phones: look before you merge.'
  const isHandle = IdentityKinds.ids.some((kind) => shares.includes(kind))
  if (isHandle && !isLikely) return 'Families share an address: look before you merge.'
  return isHandle ? '' : 'Many people have one name: look before you merge.'
}

function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

/** `1 event`, `1,204 events`. */
export function numberOf(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`
}
