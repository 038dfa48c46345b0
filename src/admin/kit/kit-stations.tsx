import { Line } from '../../city/places/rules/place.ts'
import { StationLine } from '../../city/places/site/station-line.tsx'
import { Card } from '../../ui/card.tsx'
import { StationMark } from '../../ui/station-mark.tsx'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

/** Station symbols. */
export function KitStations() {
  return (
    <KitSection id="stations" title="Stations">
      <KitRow columns={2}>
        <KitState name="A line each">
          <ul className="grid gap-2 sm:grid-cols-2">
            {Line.ids.map((line) => (
              <li key={line} className="flex items-center gap-2.5 text-sm">
                <StationMark lines={[line]} />
                {Line.labels[line]}
              </li>
            ))}
          </ul>
        </KitState>
        <KitState name="Beside a home: near, where lines meet, far, unknown">
          <Card className="grid gap-2.5 p-4.5">
            <StationLine name="Thong Lo" lines={['bts_sukhumvit']} metres={240} />
            <StationLine name="Siam" lines={['bts_sukhumvit', 'bts_silom']} metres={850} />
            <StationLine
              name="Bang Sue"
              lines={['mrt_blue', 'srt_dark_red', 'srt_light_red']}
              metres={400}
            />
            <StationLine name="Hua Mak" lines={['arl', 'mrt_yellow']} metres={1650} />
            <StationLine name="A station nobody drew" lines={['unheard']} metres={null} />
          </Card>
        </KitState>
      </KitRow>
    </KitSection>
  )
}
