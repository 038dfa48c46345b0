import type { Translation } from '../../../shared/language.ts'
import type { contactTexts } from './contact-texts.ts'

export const contactThai: Translation<typeof contactTexts> = {
  id: 'contact',
  missing: { title: 'ข้อมูลไม่ครบ', text: 'กรุณากรอกชื่อและอีเมล' },
  failed: { title: 'เกิดข้อผิดพลาด', text: 'ส่งข้อความไม่สำเร็จ กรุณาลองใหม่อีกครั้ง' },
  sent: { title: '', text: 'ขอบคุณ เราได้รับข้อความของคุณแล้ว และจะติดต่อกลับโดยเร็ว' },
  send: 'ส่งข้อความ',
  sending: 'กำลังส่ง...',
  sendAgain: 'ส่งอีกครั้ง',
  name: 'ชื่อ',
  email: 'อีเมล',
  phone: 'เบอร์โทรศัพท์',
  countryCode: 'รหัสประเทศ',
  requirements: 'คุณกำลังมองหาอะไร',
  sameAsPhone: 'เหมือนเบอร์โทรศัพท์',
}
