import { textByContent } from '../../../shared/encodings.ts'
import { typeInLabels } from '../rules/import-spellings.ts'

/** A property of a vCard: its name in capitals, its parameters in lower case, its value decoded but still escaped. */
type Property = { name: string; params: readonly string[]; value: string }

/** Services of messages by the words that IMPP and X-SOCIALPROFILE use for them. */
const SERVICES = ['line', 'whatsapp', 'facebook', 'wechat'] as const

/**
 * The cells of a contact import that a vCard fills (RFC 6350, and its versions 3.0 and 2.1 as phones write them):
 * texts by the column's field.
 */
export function readVcard(lines: readonly string[]): Record<string, string> {
  const properties = lines.flatMap((line) => propertyIn(line) ?? [])
  const all = (name: string) => properties.filter((property) => property.name === name)
  const first = (name: string) => textOf(all(name).at(0)?.value ?? '')
  const cells: Record<string, string> = {
    ...{ name: first('FN') || nameIn(all('N').at(0)?.value), nickname: first('NICKNAME') },
    phone: all('TEL')
      .map(({ value }) => textOf(value).replace(/^tel:/i, ''))
      .join(' / '),
    email: all('EMAIL')
      .map(({ value }) => textOf(value).replace(/^mailto:/i, ''))
      .join(' '),
    company: partsOf(all('ORG').at(0)?.value ?? '')
      .filter(Boolean)
      .join(', '),
    jobTitle: first('TITLE') || first('ROLE'),
    location: partsOf(all('ADR').at(0)?.value ?? '')
      .filter(Boolean)
      .join(', '),
    notes: all('NOTE')
      .map(({ value }) => textOf(value))
      .join('\n'),
    contactType: typeIn(all('CATEGORIES')),
    ...handlesIn(properties),
  }
  // Phones keep numbers without a name, too.
  const { name, company, phone, email } = cells
  const named = { ...cells, name: name || company || phone || email || '' }
  return Object.fromEntries(Object.entries(named).filter(([, text]) => text.trim() !== ''))
}

/** Whether a line begins a property that is read; pictures, addresses of websites and the like are not. */
export const isReadProperty = (line: string): boolean =>
  /^(?:[\w-]{1,40}\.)?(?:FN|N|NICKNAME|TEL|EMAIL|ORG|TITLE|ROLE|ADR|NOTE|CATEGORIES|IMPP|X-(?:SOCIALPROFILE|(?:LINE|WHATSAPP|FACEBOOK|WECHAT)(?:-ID)?))\s*[;:]/i.test(
    line,
  )

/** `item1.TEL;TYPE=CELL:081 234 5678`; null for what is no property. */
function propertyIn(line: string): Property | null {
  const colon = colonIn(line)
  if (colon < 0) return null
  const [head = '', ...params] = line
    .slice(0, colon)
    .split(';')
    .map((part) => part.trim())
  const name = head.slice(head.lastIndexOf('.') + 1).toUpperCase()
  const lower = params.map((param) => param.toLowerCase())
  const value = line.slice(colon + 1)
  const isQuoted = lower.some((param) => param.endsWith('quoted-printable'))
  return { name, params: lower, value: isQuoted ? unquoted(value, charsetIn(lower)) : value }
}

/** The colon before the value: none within quotation marks. */
function colonIn(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return -1
}

function charsetIn(params: readonly string[]): string {
  return params.find((param) => param.startsWith('charset='))?.slice('charset='.length) ?? 'utf-8'
}

/** Decodes quoted-printable text: `=E0=B8=81`. A charset that is not known counts as UTF-8. */
function unquoted(value: string, charset: string): string {
  const bytes = Buffer.from(
    value.replace(/=([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  )
  return textByContent(bytes, charset)
}

/** The parts of a structured value, which semicolons separate. */
function partsOf(value: string): string[] {
  return value.split(/(?<!\\);/).map(textOf)
}

/** A text without its escapes. */
function textOf(value: string): string {
  return value
    .replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
    .trim()
}

/** `Jaidee;Somchai;;Khun;` as `Somchai Jaidee`. */
function nameIn(value = ''): string {
  const [family, given, middle] = partsOf(value)
  return [given, middle, family].filter(Boolean).join(' ')
}

function typeIn(categories: readonly Property[]): string {
  return typeInLabels(categories.flatMap(({ value }) => value.split(',').map(textOf))) ?? ''
}

/** Handles of services: `IMPP:line:somchai`, `X-SOCIALPROFILE;TYPE=line:somchai`, `X-LINE:somchai`. */
function handlesIn(properties: readonly Property[]): Record<string, string> {
  const handles: Record<string, string> = {}
  for (const { name, params, value } of properties) {
    const service = SERVICES.find(
      (one) =>
        name === `X-${one.toUpperCase()}` ||
        name === `X-${one.toUpperCase()}-ID` ||
        ((name === 'IMPP' || name === 'X-SOCIALPROFILE') &&
          (value.toLowerCase().startsWith(`${one}:`) ||
            params.some((param) => param.endsWith(`=${one}`)))),
    )
    if (!service || handles[service]) continue
    const handle = textOf(value).replace(new RegExp(`^(?:x-apple|${service}):`, 'i'), '')
    handles[service] = handle
  }
  return handles
}
