import type { ResponseBody } from '../../../admin/calls/call.ts'
import { uploadPictures, type uploadTo } from '../../../admin/record-form/upload-pictures.ts'
import {
  LOGO_TOO_LARGE,
  MAX_LOGO_BYTES,
  NOT_AN_IMAGE,
  PICTURE_TYPES,
} from '../../../city/media/rules/picture.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** The limits of a logo. */
export const logoLimits = {
  max: 1,
  maxBytes: MAX_LOGO_BYTES,
  types: PICTURE_TYPES,
  messages: {
    wrongType: () => NOT_AN_IMAGE,
    tooLarge: () => LOGO_TOO_LARGE,
    tooMany: () => 'Choose one logo only.',
  },
}

const logoEndpoint = {
  path: '/api/developers/upload-logo',
  field: 'logo',
  title: 'Upload Error',
  failed: 'Failed to upload logo',
}

/** Uploads a logo and returns its URL. */
export async function uploadLogo(
  ...[file, hooks]: Parameters<ReturnType<typeof uploadTo>>
): Promise<string> {
  const { logoUrl } = await uploadPictures<ResponseBody<'post /api/developers/upload-logo'>>(
    logoEndpoint,
    file,
    hooks,
  )
  showToast('Success', 'Logo uploaded successfully')
  return logoUrl
}
