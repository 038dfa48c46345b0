import { Alert } from '../../ui/alert.tsx'
import { mergeByName } from '../near-rules.ts'
import type { GeocodePreview } from '../rules.ts'
import { StationLine } from '../site/station-line.tsx'
import type { useAddressPreview } from './use-address-preview.ts'

/** From so many letters on it is worth saying that no station is near. */
const WORTH_WARNING = 10
const SHOWN = 3

/** Where an address lies and which stations are near, while it is typed; nothing where that cannot be read. */
export function AddressPreview({ asked }: { asked: ReturnType<typeof useAddressPreview> }) {
  const { typed, isWorth, preview } = asked
  if (!isWorth || preview.isError) return null
  return (
    <div role="status" className="grid gap-2 text-sm">
      {preview.data ? (
        <Found preview={preview.data} isLong={typed.length > WORTH_WARNING} />
      ) : (
        <p className="text-ink-3">Looking for this address...</p>
      )}
    </div>
  )
}

function Found({ preview, isLong }: { preview: GeocodePreview; isLong: boolean }) {
  const { error, matched } = preview
  if (error) return <p className="text-danger">{error}</p>
  const stations = mergeByName(preview.nearbyStations)
  const more = stations.length - SHOWN
  return (
    <>
      {matched && <p className="text-ink-2">{`Found by its ${matched.kind}: ${matched.name}`}</p>}
      {stations.length > 0 ? (
        <ul className="grid max-w-120 gap-1">
          {stations.slice(0, SHOWN).map(({ name, lines, walkingDistance }) => (
            <li key={name}>
              <StationLine name={name} lines={lines} metres={walkingDistance} />
            </li>
          ))}
          {more > 0 && <li className="text-ink-3">{`+ ${more} more`}</li>}
        </ul>
      ) : (
        isLong && <Alert tone="warning">No stations found within 1km of this location.</Alert>
      )}
    </>
  )
}
