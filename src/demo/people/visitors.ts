/** Somebody who wrote through the website. */
export type Visitor = { name: string; phone: string; email: string; lineId?: string }

/** An inquiry: when it was sent, and the project whose unit it is about; without one it is a general request. */
export type DemoInquiry = {
  from: Visitor
  daysAgo: number
  /** The hour in Bangkok, 0 to 23. */
  hour: number
  project?: string
  isWhatsapp?: boolean
  requirements?: string
}

const thidarat = visitor('Thidarat Moonsri', '080 000 0401', 'thidarat.m@mail.example', 'thida.ms')
const lucas = visitor('Lucas Verhoeven', '+66 80 000 0402', 'lucas.verhoeven@mail.example')
const aiko = visitor('Aiko Shimamura', '+66 80 000 0403', 'aiko.shimamura@mail.example')
const worawit = visitor('วรวิทย์ แสงอรุณกุล', '080 000 0404', 'worawit.s@mail.example', 'worawit_sk')
const priya = visitor('Priya Raghunathan', '+66 80 000 0405', 'priya.r@mail.example')
const benjamas = visitor(
  'Benjamas Taweesap',
  '080 000 0406',
  'benjamas.t@mail.example',
  'ben.tawee',
)
const tom = visitor('Tom Wakefield', '+44 7700 900407', 'tom.wakefield@mail.example')
const nicha = visitor('ณิชา อุดมโชค', '080 000 0408', 'nicha.u@mail.example', 'nicha.ud')
const huang = visitor('Huang Yating', '+86 130 0000 0409', 'yating.huang@mail.example')
const somsak = visitor('Somsak Ritthirong', '080 000 0410', 'somsak.r@mail.example')
const elena = visitor('Elena Kowalczyk', '+66 80 000 0411', 'elena.k@mail.example')
const peerapat = visitor('Peerapat Wongthong', '080 000 0412', 'peerapat.w@mail.example', 'pee.wt')
const min = visitor('Kim Min-seo', '+82 10 0000 0413', 'minseo.kim@mail.example')
const kamon = visitor('กมลชนก ใจภักดี', '080 000 0414', 'kamonchanok.j@mail.example', 'kamon.j')
const andrew = visitor('Andrew Pemberley', '+1 202 555 0141', 'a.pemberley@mail.example')
const farah = visitor('Farah Iskandar', '+60 10 000 0416', 'farah.iskandar@mail.example')
const jak = visitor('Jakkapan Rungsawang', '080 000 0417', 'jakkapan.r@mail.example', 'jak.rs')
const orawan = visitor('Orawan Pitakchon', '080 000 0418', 'orawan.p@mail.example')
const mateo = visitor('Mateo Iglesias', '+66 80 000 0419', 'mateo.iglesias@mail.example')
const suchada = visitor('สุชาดา พรหมมินทร์', '080 000 0420', 'suchada.p@mail.example', 'suchada.pm')
const ravi = visitor('Ravi Deshmukh', '+91 90000 00421', 'ravi.deshmukh@mail.example')
const nguyen = visitor('Nguyen Thu Ha', '+84 90 000 0422', 'thuha.nguyen@mail.example')
const pawinee = visitor('Pawinee Charoenphon', '080 000 0423', 'pawinee.c@mail.example', 'pawi.cp')
const george = visitor('George Ashworth-Lane', '+44 7700 900424', 'george.al@mail.example')
const kwan = visitor('ขวัญฤทัย สมบูรณ์ทรัพย์', '080 000 0425', 'kwanruethai.s@mail.example')
const dewi = visitor('Dewi Larasati', '+62 812 0000 0426', 'dewi.larasati@mail.example')
// Two people whom the agency already has as leads.
const sophie = visitor('Sophie Marchetti', '+66 80 000 0304', 'sophie.marchetti@mail.example')
const siriporn = visitor('Siriporn T.', '080 000 0309', 'siriporn.t@mail.example', 'siri.thong')

/** The inquiries sent through the website's forms, oldest first. */
export const demoInquiries: DemoInquiry[] = [
  { from: thidarat, daysAgo: 118, hour: 10, project: 'Lantom Ari' },
  { from: lucas, daysAgo: 104, hour: 21, project: 'Khlong Works Phra Khanong', isWhatsapp: true },
  {
    from: aiko,
    daysAgo: 97,
    hour: 9,
    requirements: 'We are a family of three and look for a home near Phrom Phong with a bathtub.',
  },
  { from: thidarat, daysAgo: 95, hour: 12, project: 'Kiln Court Mo Chit' },
  { from: worawit, daysAgo: 88, hour: 19, project: 'Northline Tao Poon' },
  { from: priya, daysAgo: 80, hour: 14, project: 'Athit Phra Ram 9', isWhatsapp: true },
  {
    from: benjamas,
    daysAgo: 74,
    hour: 8,
    requirements:
      'Looking for a townhouse with three bedrooms near the Blue Line, up to 8 million.',
  },
  { from: tom, daysAgo: 69, hour: 23, project: 'Riva Charoen Nakhon', isWhatsapp: true },
  { from: nicha, daysAgo: 61, hour: 13, project: 'Sam Yan Letterpress' },
  { from: huang, daysAgo: 55, hour: 16, project: 'Ratchada Lantern' },
  { from: sophie, daysAgo: 50, hour: 18, project: 'Convent Row', isWhatsapp: true },
  { from: somsak, daysAgo: 46, hour: 11, project: 'Makok Rattanathibet' },
  {
    from: elena,
    daysAgo: 41,
    hour: 15,
    requirements: 'Short contract, three to six months, anywhere with a pool and a desk.',
  },
  { from: peerapat, daysAgo: 38, hour: 20, project: 'Ariya On Nut' },
  { from: min, daysAgo: 34, hour: 10, project: 'Asok Cadence' },
  { from: siriporn, daysAgo: 31, hour: 9, project: 'Teak Row Phet Kasem' },
  { from: kamon, daysAgo: 29, hour: 17, project: 'Chao Nam Bang O' },
  { from: andrew, daysAgo: 26, hour: 6, project: 'Athit Ruam Ruedi', isWhatsapp: true },
  { from: lucas, daysAgo: 23, hour: 22, project: 'Talat Phlu Yards', isWhatsapp: true },
  { from: farah, daysAgo: 20, hour: 12, project: 'Rail House Phaya Thai' },
  {
    from: jak,
    daysAgo: 18,
    hour: 19,
    requirements: 'อยากได้ห้อง 1 นอนแถวลาดพร้าว ไม่เกิน 15,000 มีที่จอดรถ',
  },
  { from: orawan, daysAgo: 16, hour: 14, project: 'Suan Ruen Bang Phlu' },
  { from: mateo, daysAgo: 13, hour: 11, project: 'Monsoon Rang Nam', isWhatsapp: true },
  { from: suchada, daysAgo: 11, hour: 8, project: 'Makok Lakeside' },
  { from: ravi, daysAgo: 9, hour: 13, project: 'Sirin Surasak' },
  { from: tom, daysAgo: 8, hour: 22, project: 'Chao Nam Bang Rak', isWhatsapp: true },
  { from: nguyen, daysAgo: 7, hour: 10, project: 'Northline Hua Mak' },
  {
    from: pawinee,
    daysAgo: 5,
    hour: 16,
    requirements:
      'We want to sell our two-bedroom home at Udom Suk. Could somebody come and see it?',
  },
  { from: george, daysAgo: 4, hour: 7, project: 'Lantom Thirty-Nine' },
  { from: aiko, daysAgo: 3, hour: 9, project: 'Lantom Thirty-Nine' },
  { from: kwan, daysAgo: 2, hour: 20, project: 'Rail House Makkasan' },
  { from: dewi, daysAgo: 2, hour: 21, project: 'Five Ways Lat Phrao', isWhatsapp: true },
  { from: nicha, daysAgo: 1, hour: 12, project: 'Mangkon Brickworks' },
  { from: peerapat, daysAgo: 1, hour: 18, project: 'Ratchada Lantern' },
  { from: orawan, daysAgo: 1, hour: 19, project: 'Ruen Teak Thap Chang' },
  { from: priya, daysAgo: 0, hour: 6, project: 'Baan Sirin Thonglor', isWhatsapp: true },
]

function visitor(name: string, phone: string, email: string, lineId?: string): Visitor {
  return { name, phone, email, ...(lineId && { lineId }) }
}
