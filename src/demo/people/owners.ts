import { type Person, person } from './person.ts'

/** Owners of the demo's units: private people, companies, and those who rent out or sell whole houses. */
export const demoOwners: Person[] = [
  owner('Pimchanok Ratanawilai', '080 000 0101', 'pimchanok@mail.example', { line: 'pim.rata' }),
  owner('ณัฐพงศ์ วรากิจเจริญ', '080 000 0102', 'nattapong.w@mail.example', { line: 'nutt-vk' }),
  owner('Arisa Thongpraphai', '080 000 0103', 'arisa.t@mail.example', { line: 'arisath' }),
  owner('Somchit Kaewmanee', '080 000 0104', 'somchit.k@mail.example', {
    notes: 'Prefers calls after six. Three homes, one tenant each.',
  }),
  owner('วรรณา ศรีสุขเกษมสันต์', '080 000 0105', 'wanna.s@mail.example'),
  owner('Thanakorn Phuwadet', '080 000 0106', 'thanakorn@phuwadet.example', {
    company: 'Phuwadet Holding',
    jobTitle: 'Director',
  }),
  owner('Kanyarat Suwannapho', '080 000 0107', 'kanyarat.s@mail.example', { line: 'kanya_s' }),
  owner('Prasit Lertwongsa', '080 000 0108', 'prasit.l@mail.example'),
  owner('อภิสิทธิ์ จันทรพิทักษ์', '080 000 0109', 'apisit.j@mail.example', { line: 'apisit.jan' }),
  owner('Duangjai Intharakul', '080 000 0110', 'duangjai@intharakul.example', {
    company: 'Intharakul Family Office',
    jobTitle: 'Manager',
    notes: 'Wants one person at the agency for all their homes.',
  }),
  owner('Chaiwat Boonyarit', '080 000 0111', 'chaiwat.b@mail.example'),
  owner('Ratchanee Phongsuwan', '080 000 0112', 'ratchanee.p@mail.example', { line: 'rat.phong' }),
  owner('สุภาวดี เลิศนิมิตร', '080 000 0113', 'supawadee.l@mail.example'),
  owner('Jirayu Khamsing', '080 000 0114', 'jirayu.k@mail.example', { line: 'jirayu.ks' }),
  owner('Malee Wattanasin', '080 000 0115', 'malee.w@mail.example', {
    notes: 'Lives in Chiang Mai; keys are with the juristic office.',
  }),
  owner('Kenji Morikawa', '+81 90 0000 0116', 'k.morikawa@mail.example', { location: 'Yokohama' }),
  owner('Li Wenjing', '+86 130 0000 0117', 'wenjing.li@mail.example', {
    wechat: 'wenjing-li-bkk',
    location: 'Kunming',
  }),
  owner('Margaret Ashdown', '+44 7700 900118', 'margaret.ashdown@mail.example', {
    whatsapp: '+44 7700 900118',
    location: 'Bristol',
  }),
  owner('Tan Wei Sheng', '+65 8000 0119', 'weisheng.tan@mail.example', {
    whatsapp: '+65 8000 0119',
    location: 'Singapore',
  }),
  owner('Park Ji-won', '+82 10 0000 0120', 'jiwon.park@mail.example', { location: 'Busan' }),
  owner('Oliver Brandt', '080 000 0121', 'oliver.brandt@mail.example', {
    whatsapp: '080 000 0121',
    notes: 'Lives in the building next door and shows the home himself.',
  }),
  owner('Anuradha Menon', '+91 90000 00122', 'anuradha.menon@mail.example', { location: 'Kochi' }),
  owner('Wilaiporn Saetang', '080 000 0123', 'wilaiporn@saetang-textiles.example', {
    company: 'Saetang Textiles',
    jobTitle: 'Treasurer',
  }),
  owner('Pongsakorn Rueangdet', '080 000 0124', 'pongsakorn.r@mail.example'),
  owner('ชลธิชา มณีรัตนากร', '080 000 0125', 'cholticha.m@mail.example', { line: 'cholly.m' }),
  owner('Claire Dumontier', '+66 80 000 0126', 'claire.dumontier@mail.example', {
    whatsapp: '+66 80 000 0126',
  }),
  owner('Rung Phattanakit', '080 000 0140', 'rentals@monsoonandstone.example', {
    company: 'Monsoon & Stone',
    jobTitle: 'House manager, Monsoon Court',
  }),
  owner('Boonsri Kasetkarn', '080 000 0141', 'boonsri@ruenmai.example', {
    company: 'Ruen Mai',
    notes: 'Owner of the house. Answers on LINE only.',
    line: 'boonsri-ruenmai',
  }),
  owner('Vichai Cannawong', '080 000 0142', 'office@cannacourt.example', {
    company: 'Canna Court',
    jobTitle: 'Manager',
  }),
  owner('Nongyao Srichai', '080 000 0143', 'transitcourt@northline.example', {
    company: 'Northline Homes',
    jobTitle: 'House manager, Transit Court',
  }),
  owner('Sales gallery, Athit Urban', '080 000 0144', 'sales@athiturban.example', {
    company: 'Athit Urban',
  }),
  owner('Sales office, Northline Homes', '080 000 0145', 'sales@northline.example', {
    company: 'Northline Homes',
  }),
]

function owner(
  name: string,
  phone: string,
  email: string,
  options: Parameters<typeof person>[3] = {},
): Person {
  return person(name, phone, email, {
    contactType: 'owner',
    source: 'property_listing',
    status: 'qualified',
    requirements: 'Property owner',
    ...options,
  })
}
