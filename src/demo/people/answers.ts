const english = [
  (name: string) =>
    `Hello ${name}, thank you for writing. It is still available. I can show it on Saturday at 11:00 or on Monday at 17:30; which suits you?`,
  (name: string) =>
    `Hello ${name}, good choice: it is quieter than its street looks. May I ask when you would like to move, and for how long?`,
  (name: string) =>
    `Hello ${name}, thank you for your message. I called and did not reach you; I am here until seven, on any day but Wednesday.`,
  (name: string) =>
    `Hello ${name}, the owner answered at once: the price includes the parking space. Shall I send the floor plan?`,
]
const thai = [
  (name: string) =>
    `สวัสดีค่ะคุณ${name} ขอบคุณที่ติดต่อมานะคะ ห้องยังว่างค่ะ สะดวกเข้าชมวันเสาร์ 11.00 น. หรือวันจันทร์เย็นดีคะ`,
  (name: string) => `สวัสดีค่ะคุณ${name} ขอทราบวันที่ต้องการย้ายเข้าและระยะเวลาเช่าหน่อยนะคะ จะได้แจ้งเจ้าของให้ค่ะ`,
  (name: string) => `สวัสดีค่ะคุณ${name} โทรไปแล้วไม่ติดค่ะ สะดวกให้โทรกลับเวลาไหนดีคะ`,
]

/** What a colleague answers to an inquiry, in the language of the name; `turn` goes through the texts. */
export function answerTo(name: string, turn: number): string {
  const texts = /[\u0e00-\u0e7f]/.test(name) ? thai : english
  const [first = name] = name.split(' ')
  return texts[turn % texts.length]?.(first) ?? ''
}
