import { Alert } from '../../../ui/feedback/alert.tsx'
import { mergeByName } from '../../places/rules/near.ts'
import type { GeocodePreview } from '../../places/rules/place.ts'
import { StationLine } from '../../places/site/station-line.tsx'
import type { useAddressPreview } from './use-address-preview.ts'

/** Below this many letters an address with no station near is not worth a warning. */
const WORTH_WARNING = 10
const SHOWN = 3

/**
 * While an address is typed, shows where it is and which stations are near; nothing if it cannot be
 * read.
 */
export function AddressPreview({ request }: { request: ReturnType<typeof useAddressPreview> }) {
  const { typed, isWorth, preview } = request
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
  const hiddenCount = stations.length - SHOWN
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
          {hiddenCount > 0 && <li className="text-ink-3">{`+ ${hiddenCount} more`}</li>}
        </ul>
      ) : (
        isLong && <Alert tone="warning">No stations found within 1km of this location.</Alert>
      )}
    </>
  )
}
