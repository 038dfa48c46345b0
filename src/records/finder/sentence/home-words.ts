/*
 * Words that are said of homes and that no filter has: `penthouse sathorn` names a place and a wish, while the words
 * beside the place in `silom pearl residence` are the name of a building.
 */

const months = `january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec`
const latin = `penthouse penthouses duplex duplexes triplex loft lofts corner balcony balconies foreign foreigner
  foreigners quota thai available vacant free ready move moving in from by quiet silent calm sunny bright airy cozy cosy
  nice beautiful clean modern new brand newly renovated decorated spacious cheap cheaper affordable short long term stay
  contract lease monthly yearly daily deposit no agent agents agency fee fees owner direct urgent washing machine washer
  dryer bathtub kitchen oven stove microwave wifi internet aircon elevator lift maid maids room storage family families
  couple couples student students single expat expats this next month week year mid early late end of`
const thai = `เพนท์เฮาส์ เพนท์เฮ้าส์ เพนต์เฮาส์ ดูเพล็กซ์ ดูเพลกซ์ ลอฟท์ ห้องมุม มุม ระเบียง โควต้าต่างชาติ โควตาต่างชาติ โควต้า โควตา
  ต่างชาติ ชาวต่างชาติ เงียบสงบ เงียบ สงบ สว่าง โล่ง สวย สะอาด ใหม่ รีโนเวท รีโนเวต กว้าง ถูก ราคาถูก ระยะสั้น ระยะยาว รายเดือน รายปี
  รายวัน มัดจำ ไม่ผ่านนายหน้า เจ้าของขายเอง เจ้าของปล่อยเอง เครื่องซักผ้า อ่างอาบน้ำ ครัว ลิฟต์ ลิฟท์ ครอบครัว นักศึกษา ต้นเดือน กลางเดือน
  สิ้นเดือน เดือนหน้า เดือนนี้ มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม
  มกรา กุมภา มีนา เมษา พฤษภา มิถุนา กรกฎา สิงหา กันยา ตุลา พฤศจิกา ธันวา`

/** The longest first: of two that begin alike the whole one is meant. */
const anyOf = (words: string) =>
  words
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const OF_HOMES = new RegExp(
  `(?<![a-z0-9])(?:${anyOf(`${months} ${latin}`)})(?![a-z0-9])|${anyOf(thai)}`,
  'g',
)

/** Whether a text has only words that are said of homes. */
export function isSaidOfHomes(text: string): boolean {
  return (
    text
      .toLowerCase()
      .replace(OF_HOMES, '')
      .replace(/[\s,.;'’-]/g, '') === ''
  )
}
