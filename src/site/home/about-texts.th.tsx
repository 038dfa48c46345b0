import { METRES_PER_MINUTE } from '../../shared/distance.ts'
import type { Translation } from '../../shared/language.ts'
import type { aboutTexts } from './about-texts.server.tsx'

export const aboutThai: Translation<typeof aboutTexts> = {
  id: 'about',
  title: 'เกี่ยวกับ Sathani',
  name: (
    <>
      Sathani มาจากคำว่า “สถานี” การเดินทางในกรุงเทพฯ แต่ละวันขึ้นอยู่กับรถไฟฟ้า
      เราจึงจัดประกาศทุกรายการตามสถานีที่อยู่ใกล้
    </>
  ),
  homes: () => 'ประกาศทั้งหมด',
  projects: () => 'โครงการ',
  stations: () => 'สถานีภายใน 1 กม.',
  stops: [
    {
      title: 'เลือกสถานี',
      text: `ระบบจะค้นหาประกาศภายใน 1 กม. จากสถานี ระยะทางวัดเป็นเส้นตรง และคิดเวลาเดินที่ ${METRES_PER_MINUTE} เมตรต่อนาที`,
    },
    {
      title: 'ดูราคาและดูว่ายังว่างอยู่หรือไม่',
      text: 'ทุกประกาศแสดงราคาขายหรือค่าเช่าต่อเดือน ขนาดห้อง และหากยังว่างอยู่ จะแสดงวันที่ยืนยันล่าสุด',
    },
    {
      title: 'สอบถามรายละเอียด',
      text: 'คำถามของคุณจะส่งถึงทีมงานพร้อมข้อมูลของห้องที่คุณสนใจ กรุณาระบุเบอร์โทรศัพท์และอีเมล รวมถึง LINE หากคุณใช้',
    },
  ],
}
