import { asText, asYear, type CellReader, column } from '../../shared/fields/cells.ts'

/** A web address as written. Unlike those of `asText`, invalid ones are listed among the questions about a file. */
const asWebsite: CellReader = (cell) => cell

/** The columns of a developer import, with the names people use for them. */
export const developerColumns = {
  name: column(
    asText,
    'developer',
    'developer name',
    'company',
    'company name',
    'ชื่อ',
    'ชื่อผู้พัฒนา',
    'ผู้พัฒนา',
    'ผู้พัฒนาโครงการ',
    'บริษัท',
    'ชื่อบริษัท',
    'เจ้าของโครงการ',
  ),
  description: column(
    asText,
    ...['about', 'details', 'note'],
    ...['รายละเอียด', 'คำอธิบาย', 'เกี่ยวกับ', 'จุดเด่น'],
  ),
  foundedYear: column(asYear, 'founded', 'year', 'since', 'established', 'ก่อตั้ง', 'ปีที่ก่อตั้ง', 'ปีก่อตั้ง'),
  website: column(asWebsite, 'web', 'url', 'site', 'homepage', 'เว็บไซต์', 'เว็บไซต', 'เว็บ'),
}
