/** The question for a field that a message does not say, ready to send to whoever wrote it. */
const questions: Readonly<Record<string, { th: string; en: string }>> = {
  projectId: { th: 'ห้องอยู่โครงการอะไรคะ', en: 'Which building is it in?' },
  unitNumber: { th: 'ห้องเลขที่เท่าไหร่คะ', en: 'What is the unit number?' },
  listingType: { th: 'ต้องการปล่อยเช่าหรือขายคะ', en: 'Is it for rent or for sale?' },
  rentAmount: { th: 'ค่าเช่าเดือนละเท่าไหร่คะ', en: 'How much is the rent per month?' },
  price: { th: 'ราคาขายเท่าไหร่คะ', en: 'What is the asking price?' },
  bedrooms: { th: 'ห้องมีกี่ห้องนอนคะ', en: 'How many bedrooms does it have?' },
  bathrooms: { th: 'ห้องมีห้องน้ำกี่ห้องคะ', en: 'How many bathrooms does it have?' },
  size: { th: 'ห้องขนาดกี่ตารางเมตรคะ', en: 'How many square metres is it?' },
  furnishing: { th: 'ห้องมีเฟอร์นิเจอร์ครบไหมคะ', en: 'Is it fully furnished?' },
  propertyType: { th: 'เป็นคอนโดหรือบ้านคะ', en: 'Is it a condo or a house?' },
  name: { th: 'ขอทราบชื่อด้วยค่ะ', en: 'May I have your name?' },
}

export function questionsFor(
  missing: readonly string[],
  language: 'th' | 'en',
): Record<string, string> {
  return Object.fromEntries(
    missing.flatMap((field) => {
      const question = questions[field]?.[language]
      return question ? [[field, question]] : []
    }),
  )
}
