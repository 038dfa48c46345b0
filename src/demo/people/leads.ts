import { type Person, person } from './person.ts'

/** A lead entered by staff, and when. */
export type DemoLead = Person & { enteredDaysAgo: number }

/** Leads who came by phone, at a fair or through a friend. */
export const demoLeads: DemoLead[] = [
  lead(210, 'Warunee Chotiphan', '080 000 0301', 'warunee.c@mail.example', {
    status: 'closed',
    requirements: 'One bedroom near Ari, up to 22,000 a month. Moved in last spring.',
    line: 'warunee.ch',
  }),
  lead(164, 'Daniel Okafor', '080 000 0302', 'd.okafor@mail.example', {
    status: 'closed',
    company: 'Okafor Logistics',
    requirements: 'Family of four, international school in the east, house with a garden.',
    whatsapp: '080 000 0302',
  }),
  lead(120, 'กิตติศักดิ์ บุญประเสริฐ', '080 000 0303', 'kittisak.b@mail.example', {
    status: 'qualified',
    requirements: 'ซื้อคอนโดให้ลูกเรียนจุฬาฯ งบไม่เกิน 6 ล้าน',
  }),
  lead(96, 'Sophie Marchetti', '+66 80 000 0304', 'sophie.marchetti@mail.example', {
    status: 'qualified',
    requirements: 'Two bedrooms with a real kitchen, Sathorn or Silom, small dog.',
    contactMethod: 'whatsapp',
    whatsapp: '+66 80 000 0304',
  }),
  lead(81, 'Hiroshi Nakabayashi', '+81 90 0000 0305', 'h.nakabayashi@mail.example', {
    status: 'contacted',
    company: 'Nakabayashi Precision',
    requirements: 'Three bedrooms near Phrom Phong from April, company contract.',
  }),
  lead(63, 'Ploypailin Sermsuk', '080 000 0306', 'ploypailin@mail.example', {
    status: 'contacted',
    requirements: 'First home on the Purple Line, up to 2 million.',
    line: 'ploy.serm',
  }),
  lead(52, 'Grace Lindqvist', '+66 80 000 0307', 'grace.lindqvist@mail.example', {
    status: 'qualified',
    requirements: 'River view, at least 80 sqm, freehold. In Bangkok for viewings in January.',
    whatsapp: '+66 80 000 0307',
  }),
  lead(40, 'Chen Haoran', '+86 130 0000 0308', 'haoran.chen@mail.example', {
    status: 'contacted',
    requirements: 'Investment, two or three studios near Phra Ram 9, with tenants if possible.',
    wechat: 'haoran-chen88',
    contactMethod: 'email',
  }),
  lead(33, 'ศิริพร ทองอินทร์', '080 000 0309', 'siriporn.t@mail.example', {
    requirements: 'ทาวน์เฮาส์ย่านบางแค เดินทางด้วย MRT เลี้ยงแมว 2 ตัว',
    line: 'siri.thong',
    contactMethod: 'line',
  }),
  lead(24, 'Rajesh Balakrishnan', '080 000 0310', 'rajesh.b@mail.example', {
    status: 'contacted',
    company: 'Balakrishnan Gems',
    requirements: 'Office hours in Silom, home within fifteen minutes by train, quiet.',
  }),
  lead(15, 'Emily Hartigan', '+61 491 570 156', 'emily.hartigan@mail.example', {
    requirements: 'Teacher, arriving in two months, furnished one-bedroom up to 25,000.',
  }),
  lead(9, 'Noppadol Jaidee', '080 000 0312', 'noppadol.j@mail.example', {
    requirements: 'Selling in Lak Si first, then buying near Bang Sue.',
    line: 'nop.jaidee',
  }),
  lead(4, 'Jonathan Reyes', '+63 900 000 0313', 'jonathan.reyes@mail.example', {
    requirements: 'Six-month contract near Makkasan.',
  }),
  lead(2, 'อรอนงค์ เพ็ญจันทร์', '080 000 0314', 'onanong.p@mail.example', {
    requirements: 'เช่า 2 ห้องนอนใกล้สวนเบญจกิติ งบ 60,000',
  }),
  ...enteredTwice(),
]

/** People whom somebody has entered again, and two who share a phone. */
function enteredTwice(): DemoLead[] {
  return [
    lead(58, 'Kittisak Boonprasert', '+66 80 000 0303', 'kittisak.home@post.example', {
      requirements: 'Condo for a student, near MRT Sam Yan.',
    }),
    lead(44, 'Grace Lindquist', '080 000 0397', 'grace.lindqvist@post.example', {
      status: 'contacted',
      requirements: 'Riverside, two bedrooms or more.',
      contactMethod: 'email',
    }),
    lead(27, 'Anucha Sermsuk', '080 000 0306', 'anucha.sermsuk@mail.example', {
      requirements: 'Calls for his wife as well; asks about parking first.',
    }),
    lead(12, 'Priya R.', '+66 80 000 0405', 'priya.work@tessel.example', {
      company: 'Tessel & Co',
      line: 'priya.tessel',
      contactMethod: 'line',
      source: 'inbox',
      notes: 'Has a cat. The viewing has to be on a Saturday.',
    }),
    lead(6, 'คุณปรียา', '080 000 0405', 'priya.line@mail.example', {
      line: 'priya.tessel',
      source: 'inbox',
    }),
    lead(3, 'Chen Haoran', '+86 130 0000 0380', 'chen.haoran@post.example', {
      wechat: 'Haoran-Chen88',
      requirements: 'Studios with tenants near the Blue Line.',
    }),
  ]
}

function lead(
  enteredDaysAgo: number,
  name: string,
  phone: string,
  email: string,
  options: Parameters<typeof person>[3],
): DemoLead {
  const base = { contactType: 'lead', source: 'admin_panel' } as const
  return { enteredDaysAgo, ...person(name, phone, email, { ...base, ...options }) }
}
