import { useQuery } from '@tanstack/react-query'
import { PhotoCarousel } from '../../city/media/site/photo-carousel.tsx'
import { unitName } from '../../records/units/site/unit-name.ts'
import { Carousel } from '../../ui/pictures/carousel.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import { call } from '../calls/call.ts'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const BROKEN = 'data:image/png;base64,AAAA'

const stops = [
  { name: 'Siam', thai: 'สยาม', lines: ['bts_sukhumvit', 'bts_silom'] },
  { name: 'Chit Lom', thai: 'ชิดลม', lines: ['bts_sukhumvit'] },
  { name: 'Phloen Chit', thai: 'เพลินจิต', lines: ['bts_sukhumvit'] },
  { name: 'Nana', thai: 'นานา', lines: ['bts_sukhumvit'] },
  { name: 'Asok', thai: 'อโศก', lines: ['bts_sukhumvit', 'mrt_blue'] },
  { name: 'Phrom Phong', thai: 'พร้อมพงษ์', lines: ['bts_sukhumvit'] },
]

/** Pictures: one, a carousel, none, and one that fails to load. */
export function KitPictures() {
  const units = useQuery({
    queryKey: ['units', 'pictures'],
    queryFn: ({ signal }) => call('get /api/units', { query: { limit: 24 }, signal }),
  })
  const unit = units.data?.find((unit) => unit.images.length > 1)
  const plates = stops.map((stop) => <Plate key={stop.name} {...stop} />)
  return (
    <KitSection
      id="pictures"
      title="Pictures"
      hint="AVIF or WebP in the width that the box needs; 4:3 in cards, 16:10 at the head of a page."
    >
      <KitRow columns={2}>
        <KitState name="A ring, large">
          <Carousel
            size="hero"
            label="Stations along Sukhumvit"
            slides={plates}
            className="rounded-panel border border-line"
          />
        </KitState>
        <KitState name="Photos of the newest unit with several">
          <PhotoCarousel
            size="hero"
            name={unit ? unitName(unit.project.name, unit.unitNumber) : 'no unit'}
            images={unit?.images ?? []}
            className="rounded-panel border border-line"
          />
        </KitState>
      </KitRow>
      <KitRow columns={3}>
        <KitState name="A ring in a card">
          <Carousel
            size="card"
            label="Stations, small"
            slides={plates}
            className="rounded-card border border-line"
          />
        </KitState>
        <KitState name="None">
          <PhotoCarousel
            size="card"
            name="a home without pictures"
            images={[]}
            className="rounded-card border border-line"
          />
        </KitState>
        <KitState name="Does not load">
          <div className="aspect-card overflow-hidden rounded-card border border-line bg-wash">
            <Picture src={BROKEN} alt="A picture that is broken" />
          </div>
        </KitState>
      </KitRow>
    </KitSection>
  )
}

function Plate({ name, thai, lines }: { name: string; thai: string; lines: readonly string[] }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-2 bg-wash text-center">
      <StationMark lines={lines} />
      <p className="text-xl font-strong">{name}</p>
      <p lang="th" className="text-ink-2">
        {thai}
      </p>
    </div>
  )
}
