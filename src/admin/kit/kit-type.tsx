import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const colours = [
  { name: 'Ink', look: 'bg-ink' },
  { name: 'Ink, second', look: 'bg-ink-2' },
  { name: 'Ink, third', look: 'bg-ink-3' },
  { name: 'Paper', look: 'bg-paper' },
  { name: 'Card', look: 'bg-card' },
  { name: 'Wash', look: 'bg-wash' },
  { name: 'Hov', look: 'bg-hov' },
  { name: 'Line', look: 'bg-line' },
  { name: 'Field', look: 'bg-field' },
  { name: 'Accent', look: 'bg-accent' },
  { name: 'Accent wash', look: 'bg-accent-wash' },
  { name: 'Success', look: 'bg-success' },
  { name: 'Warning', look: 'bg-warning' },
  { name: 'Danger', look: 'bg-danger' },
]

const sizes = [
  { name: '5xl', look: 'text-5xl' },
  { name: '4xl', look: 'text-4xl' },
  { name: '3xl', look: 'text-3xl' },
  { name: '2xl', look: 'text-2xl' },
  { name: 'xl', look: 'text-xl' },
  { name: 'lg', look: 'text-lg' },
]

/** Colours, font sizes, and Latin and Thai type. */
export function KitType() {
  return (
    <KitSection id="type" title="Colour and type">
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-5 xl:grid-cols-7">
        {colours.map(({ name, look }) => (
          <li key={name} className="grid gap-1.5 text-sm text-ink-2">
            <span className={`h-13 rounded-control border border-line ${look}`} />
            {name}
          </li>
        ))}
      </ul>
      <KitRow columns={2}>
        <KitState name="Headings, 1.2 times each other">
          <div className="grid gap-2">
            {sizes.map(({ name, look }) => (
              <p key={name} className={`font-strong tracking-[-0.012em] ${look}`}>
                Near Thong Lo
              </p>
            ))}
          </div>
        </KitState>
        <KitState name="Text in Latin and Thai">
          <div className="grid max-w-prose gap-4">
            <p>
              A quiet corner home above the garden, three minutes on foot to the train. 8.9M THB, 68
              sqm.
            </p>
            <p lang="th">
              ห้องมุมเงียบสงบเหนือสวน เดินเพียงสามนาทีถึงสถานีรถไฟฟ้าทองหล่อ พื้นที่หกสิบแปดตารางเมตร
              ตกแต่งครบพร้อมเข้าอยู่ ใกล้ห้างสรรพสินค้าและโรงเรียนนานาชาติ
            </p>
            <p className="text-sm text-ink-2">
              Small text describes what is next to it. ตัวอักษรเล็กอ่านได้ชัดเจน
            </p>
            <p className="text-sm text-ink-3">The quietest text is still easy to read.</p>
          </div>
        </KitState>
      </KitRow>
    </KitSection>
  )
}
