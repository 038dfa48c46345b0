import { uploadLogo } from '../../../records/developers/admin/upload-logo.ts'
import { pictureRefusals } from '../../../shared/refusals/pictures.ts'
import { PictureRefused } from '../../../ui/pictures/field-pictures.ts'
import { MIN_LOGO_PIXELS } from '../rules/agency.ts'

/** Uploads the agency's logo unless it is too small, which is said under it. One that cannot be read is refused there. */
export const uploadAgencyLogo: typeof uploadLogo = async (file, hooks) => {
  const picture = await createImageBitmap(file).catch(() => null)
  const side = picture && Math.max(picture.width, picture.height)
  picture?.close()
  if (side !== null && side < MIN_LOGO_PIXELS)
    throw new PictureRefused(pictureRefusals.logo_too_small({ pixels: MIN_LOGO_PIXELS }))
  return uploadLogo(file, hooks)
}
