import type { TaskInput } from '../../team/tasks/rules/task.ts'
import type { DemoColleague } from './colleagues.ts'

/** A task of the demo agency. Days count from today: `due` forwards, the others back. */
export type DemoTask = Pick<TaskInput, 'title' | 'priority' | 'repeat'> & {
  of: DemoColleague | 'admin'
  description?: string
  /** The name of a contact. */
  about?: string
  due: number | null
  time?: string
  enteredDaysAgo: number
  isStarted?: boolean
  completedDaysAgo?: number
}

/** What the colleagues and the first admin have to do, did, and forgot. */
export const demoTasks: readonly DemoTask[] = [
  {
    ...{ of: 'admin', title: 'Send the floor plan of both homes', due: -1, enteredDaysAgo: 4 },
    ...{ about: 'Hiroshi Nakabayashi', priority: 'high' },
    description: 'The second and the third, with the tax numbers of their owners',
  },
  {
    ...{
      of: 'admin',
      title: 'First call',
      due: -4,
      enteredDaysAgo: 6,
      about: 'Rajesh Balakrishnan',
    },
    description: 'Asked about the ground floor with the pond',
  },
  {
    ...{ of: 'admin', title: 'นัดดูห้องวันเสาร์', due: 0, time: '17:30', enteredDaysAgo: 1 },
    ...{ about: 'อรอนงค์ เพ็ญจันทร์', priority: 'high', isStarted: true },
    description: 'ขอดูห้องที่มีที่จอดรถสองคัน พร้อมคุณแม่',
  },
  {
    ...{ of: 'admin', title: 'Ask about two parking spaces', due: 0, enteredDaysAgo: 1 },
    about: 'Arisa Thongpraphai',
  },
  {
    ...{ of: 'admin', title: 'Transfer fee: send the figures', due: 2, enteredDaysAgo: 3 },
    ...{ about: 'Ploypailin Sermsuk', time: '10:00' },
    description: 'Half each, on the appraised value',
  },
  {
    ...{ of: 'admin', title: 'Review the team’s open deals', due: 3, time: '09:00' },
    ...{ enteredDaysAgo: 30, repeat: 'weekly' },
  },
  {
    ...{ of: 'admin', title: 'Settle the commissions of the month', due: 9, enteredDaysAgo: 40 },
    ...{ priority: 'low', repeat: 'monthly' },
  },
  {
    ...{ of: 'admin', title: 'Photos of the new listings in Ari', due: null, enteredDaysAgo: 12 },
    priority: 'low',
  },
  {
    ...{ of: 'admin', title: 'Book the lift for the move', due: -1, enteredDaysAgo: 8 },
    ...{ about: 'Warunee Chotiphan', completedDaysAgo: 0 },
  },
  {
    ...{
      of: 'admin',
      title: 'Read the lease of the company contract',
      due: -6,
      enteredDaysAgo: 15,
    },
    ...{ about: 'Hiroshi Nakabayashi', completedDaysAgo: 6 },
  },
  {
    ...{ of: 'ploy', title: 'Ask the owner about the offer', due: -2, enteredDaysAgo: 6 },
    ...{ about: 'Sophie Marchetti', priority: 'high' },
    description: '2,000 less for two years; she waits for an answer',
  },
  {
    ...{ of: 'ploy', title: 'ส่งรายการเอกสารโอนกรรมสิทธิ์', due: 0, enteredDaysAgo: 1 },
    about: 'Ploypailin Sermsuk',
  },
  {
    ...{ of: 'ploy', title: 'โทรถามเรื่องเสียงถนนตอนเย็น', due: 1, time: '18:00', enteredDaysAgo: 3 },
    about: 'กิตติศักดิ์ บุญประเสริฐ',
  },
  {
    ...{ of: 'ploy', title: 'Call the owners of homes to confirm', due: 4, enteredDaysAgo: 25 },
    repeat: 'weekly',
  },
  {
    ...{ of: 'ploy', title: 'Measure the kitchen for the oven', due: -10, enteredDaysAgo: 20 },
    ...{ about: 'Sophie Marchetti', completedDaysAgo: 9 },
  },
  {
    ...{ of: 'nok', title: 'ต่อรองราคากับเจ้าของ', due: -3, enteredDaysAgo: 9 },
    ...{ about: 'ศิริพร ทองอินทร์', priority: 'high' },
  },
  {
    ...{ of: 'nok', title: 'Photographer at Lak Si', due: 0, time: '09:30', enteredDaysAgo: 7 },
    ...{ about: 'Noppadol Jaidee', isStarted: true },
  },
  {
    ...{ of: 'nok', title: 'ตรวจซิงก์หลังซ่อม', due: 5, enteredDaysAgo: 20, priority: 'low' },
    about: 'ณัฐพงศ์ วรากิจเจริญ',
  },
  {
    ...{
      of: 'krit',
      title: 'Report the month’s viewings to the owner',
      due: 1,
      enteredDaysAgo: 35,
    },
    ...{ about: 'Arisa Thongpraphai', repeat: 'monthly' },
  },
  {
    ...{ of: 'krit', title: 'Split of the commission', due: 12, enteredDaysAgo: 5 },
    ...{ about: 'Suda Wichairat' },
    description: 'She splits evenly; put it in writing this time',
  },
]
