import { asText, type Column, type ColumnTable, column } from '../../shared/fields/cells.ts'
import { headers } from '../../shared/fields/field-kinds.ts'
import { importColumns } from '../../shared/fields/from-table/import-columns.ts'
import { asNameAnd } from './person-cells.ts'
import { asContactPhone } from './phone-cell.ts'
import { contactFields } from './rules/contact.ts'
import { contactSpellings } from './rules/import-spellings.ts'

const fields = importColumns(
  {
    contactType: {
      ...contactFields.contactType,
      importNames: headers('type, role, category, group', 'ประเภท, ประเภทลูกค้า, กลุ่ม, สถานะลูกค้า'),
    },
    status: {
      ...contactFields.status,
      importNames: headers('lead status, stage', 'สถานะ, สถานะการติดต่อ'),
    },
    contactMethod: {
      ...contactFields.contactMethod,
      importNames: headers('preferred contact, contact by', 'ช่องทางติดต่อ, ติดต่อทาง'),
    },
  },
  contactSpellings,
)

/**
 * The columns of a contact import, with the headings of agencies' lists, of Google Contacts and of Outlook. A name may
 * be in parts, and there may be up to three phones and two e-mails.
 */
export const contactColumns = {
  name: {
    ...of(
      asNameAnd('phone', 'line'),
      'full name, contact, contact name, display name, client, client name, customer, customer name, lead, lead name, owner, owner name, landlord, file as, fn',
      'ชื่อ, ชื่อสกุล, ชื่อ-นามสกุล, ชื่อ นามสกุล, ชื่อและนามสกุล, ชื่อลูกค้า, ลูกค้า, ชื่อผู้ติดต่อ, ผู้ติดต่อ, ชื่อเจ้าของ, เจ้าของ, เจ้าของห้อง, รายชื่อ',
    ),
    isUnlisted: true,
  },
  givenName: person('first name, given name, forename', 'ชื่อจริง, ชื่อต้น'),
  middleName: person('additional name', 'ชื่อกลาง'),
  familyName: person('last name, surname, second name', 'นามสกุล, สกุล'),
  nickname: person('nick name, nick', 'ชื่อเล่น'),
  phone: phone(
    'phone 1 - value, phone 1, tel, tel 1, telephone, mobile, mobile phone, mobile no, mobile number, cell, cell phone, phone no, phone number, contact no, contact number, primary phone',
    'เบอร์, เบอร์โทร, เบอร์โทรศัพท์, โทร, โทรศัพท์, มือถือ, เบอร์มือถือ, เบอร์ติดต่อ, เบอร์ 1, เบอร์โทร 1, โทร 1, โทรศัพท์มือถือ',
  ),
  otherPhone: phone(
    'phone 2 - value, phone 2, tel 2, home phone, mobile 2, secondary phone, other phone',
    'เบอร์ 2, เบอร์โทร 2, โทร 2, เบอร์สำรอง, เบอร์บ้าน',
  ),
  workPhone: phone(
    'phone 3 - value, phone 3, tel 3, business phone, office phone, company main phone',
    'เบอร์ 3, เบอร์โทร 3, โทร 3, เบอร์ที่ทำงาน, เบอร์ออฟฟิศ',
  ),
  email: of(
    asAddresses,
    'e-mail, e-mail 1 - value, email 1, e-mail address, mail, primary email',
    'อีเมล, อีเมล์, เมล, เมล์',
  ),
  otherEmail: of(
    asAddresses,
    'e-mail 2 - value, email 2, e-mail 2 address, secondary email',
    'อีเมล 2, อีเมลสำรอง',
  ),
  line: of(asText, 'line id, lineid, id line', 'ไลน์, ไอดีไลน์, ไลน์ไอดี, line ไอดี'),
  whatsapp: of(asText, 'whats app, wa, whatsapp number', 'วอทส์แอป, วอตส์แอปป์'),
  facebook: of(asText, 'fb, messenger, facebook url', 'เฟซบุ๊ก, เฟสบุ๊ค, เฟส'),
  wechat: of(asText, 'we chat, wechat id, weixin', 'วีแชท'),
  ...fields,
  company: of(
    asText,
    'company name, organization, organisation, organization name, organization 1 - name, firm, agency',
    'บริษัท, ชื่อบริษัท, หน่วยงาน, องค์กร',
  ),
  jobTitle: of(
    asText,
    'position, organization title, organization 1 - title, occupation',
    'ตำแหน่ง, อาชีพ',
  ),
  location: of(
    asText,
    'address, home address, address 1 - formatted, business address, city, district, lives in, area',
    'ที่อยู่, ที่อยู่ปัจจุบัน, พื้นที่, ทำเล',
  ),
  requirements: of(
    asText,
    'requirement, looking for, wants, wish, needs, interest, interested in, inquiry, enquiry, budget',
    'ความต้องการ, รายละเอียดความต้องการ, ต้องการ, สนใจ, กำลังหา, งบ, งบประมาณ',
  ),
  /** Google's groups; one may say the type. */
  labels: { ...of(asText, 'labels, group membership, categories'), isUnlisted: true },
  notes: of(
    asText,
    'note, remark, remarks, comment, comments, memo, details',
    'หมายเหตุ, โน้ต, บันทึก, รายละเอียด, อื่นๆ',
  ),
} satisfies ColumnTable

/** What the columns are called that are no fields of a contact. */
export const partLabels = {
  givenName: 'First name',
  middleName: 'Middle name',
  familyName: 'Last name',
  nickname: 'Nickname',
  otherPhone: 'Other phone',
  workPhone: 'Work phone',
  otherEmail: 'Other e-mail',
  labels: 'Labels',
}

function of(read: Column['read'], ...lists: string[]): Column {
  return column(read, ...headers(...lists))
}

function person(...lists: string[]): Column {
  return { ...of(asText, ...lists), isUnlisted: true }
}

function phone(...lists: string[]): Column {
  return of(asContactPhone, ...lists)
}

/** Several e-mail addresses in one cell, as Google Contacts and people write them. */
function asAddresses(cell: string): string {
  return cell
    .split(/:::|[;,\s]+/)
    .map((part) => part.trim().replace(/^mailto:/i, ''))
    .filter((part) => part !== '')
    .join(' ')
}
