import type { DemoColleague } from './colleagues.ts'

/** Canned answers of the demo agency: the agency's own, and those of one colleague. */
export const demoAnswers: readonly { of?: DemoColleague; title: string; content: string }[] = [
  {
    title: 'Still available',
    content:
      'Hello {contact}, thank you for asking about {home}. It is still available at {price}. When would you like to see it?\n\n{me}',
  },
  {
    title: 'Facts of a home',
    content:
      '{home}\n{bedrooms}, {size}, floor {floor}\n{price}\nNearest station: {station}\n{link}',
  },
  {
    title: 'Before a viewing',
    content:
      'Hello {contact}, we meet in the lobby of {project}. Please bring a passport or an ID card, the building asks for one.\n\n{me}',
  },
  {
    title: 'ห้องยังว่าง',
    content:
      'สวัสดีค่ะ คุณ{contact} ขอบคุณที่สนใจ {home} นะคะ ห้องยังว่างค่ะ ราคา {price} สะดวกเข้าชมวันไหนดีคะ\n\n{me}',
  },
  {
    title: 'เอกสารทำสัญญาเช่า',
    content:
      'คุณ{contact} คะ วันทำสัญญารบกวนเตรียมสำเนาบัตรประชาชนหรือหนังสือเดินทาง เงินประกันสองเดือน และค่าเช่าล่วงหน้าหนึ่งเดือนค่ะ',
  },
  {
    of: 'ploy',
    title: 'Back tomorrow',
    content: 'Hello {contact}, I am with an owner today and will answer tomorrow before noon. Ploy',
  },
  {
    of: 'nok',
    title: 'ขอเวลาถามเจ้าของ',
    content: 'คุณ{contact} คะ ขอสอบถามเจ้าของห้องก่อนนะคะ เย็นนี้จะแจ้งให้ทราบค่ะ',
  },
]
