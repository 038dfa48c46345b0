import { type Person, person } from './person.ts'

/** Agents of other companies, with whom the agency shares listings. */
export const demoAgents: Person[] = [
  agent('Suda Wichairat', '080 000 0201', 'suda@keyandgarden.example', 'Key & Garden Realty', {
    line: 'suda.kg',
    notes: 'Splits evenly. Strong in Thong Lo and Ekkamai.',
  }),
  agent('ธีรเดช พูลสวัสดิ์', '080 000 0202', 'theeradech@keyandgarden.example', 'Key & Garden Realty', {
    line: 'theera.p',
  }),
  agent('Marcus Feldt', '080 000 0203', 'marcus@fourthfloor.example', 'Fourth Floor Property', {
    whatsapp: '080 000 0203',
  }),
  agent('Yuki Tanigawa', '080 000 0204', 'yuki@hashibangkok.example', 'Hashi Bangkok', {
    line: 'yuki.hashi',
    notes: 'Japanese companies; asks for floor plans first.',
  }),
  agent('Zhao Min', '+66 80 000 0205', 'min.zhao@riverbend.example', 'Riverbend Estates', {
    wechat: 'minzhao-riverbend',
  }),
  agent('Patchara Onsri', '080 000 0206', 'patchara@tonsai.example', 'Ton Sai Homes', {
    line: 'patch.onsri',
  }),
  agent('Ekkarat Muenchang', '080 000 0207', 'ekkarat@tonsai.example', 'Ton Sai Homes'),
  agent('Harriet Coleby', '080 000 0208', 'harriet@colebybangkok.example', 'Coleby Bangkok', {
    whatsapp: '080 000 0208',
    notes: 'Embassies and schools. Needs two weeks’ notice before viewings.',
  }),
]

function agent(
  name: string,
  phone: string,
  email: string,
  company: string,
  options: Parameters<typeof person>[3] = {},
): Person {
  return person(name, phone, email, {
    contactType: 'agent',
    source: 'admin_panel',
    status: 'contacted',
    company,
    jobTitle: 'Agent',
    requirements: 'Real estate agent',
    ...options,
  })
}
