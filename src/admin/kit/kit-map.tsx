import PropertyMap from '../../records/units/admin/property-map.tsx'
import { KitSection } from './kit-frame.tsx'

/** The property map of a list, with homes for rent. */
export function KitMap() {
  return (
    <KitSection
      id="map"
      title="The property map"
      hint="A mark a building, or a disc for several; what is pressed opens or comes closer."
    >
      <PropertyMap query={{ listingType: 'rent' }} height={300} />
    </KitSection>
  )
}
