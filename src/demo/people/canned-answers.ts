/** The canned answers of the demo agency. */
export const demoCannedAnswers = [
  {
    title: 'Still available',
    content:
      'Hello {contact}, {home} is still available, at {price}. It is near {station}. When would you like to see it? {link}\n\n{me}',
  },
  {
    title: 'Not available any more',
    content:
      'Hello {contact}, thank you for asking about {home}. It has just been taken. I will look for others like it and write to you today.\n\n{me}',
  },
  {
    title: 'นัดดูห้อง',
    content: 'สวัสดีค่ะคุณ{contact} {home} ว่างอยู่นะคะ ราคา {price} สะดวกเข้าดูวันไหนคะ {link}\n\n{me}',
  },
  {
    title: 'เอกสารสำหรับเช่า',
    content:
      'คุณ{contact}คะ วันทำสัญญารบกวนเตรียมพาสปอร์ตหรือบัตรประชาชน วีซ่า และใบอนุญาตทำงานหรือหนังสือรับรองงานมาด้วยนะคะ\n\n{me}',
  },
] as const
