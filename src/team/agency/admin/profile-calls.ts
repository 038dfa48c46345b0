import { queryOptions } from '@tanstack/react-query'
import { call, type ResponseBody } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { uploadPictures, type uploadTo } from '../../../admin/record-form/upload-pictures.ts'
import type { ProfileChanges } from '../../staff/rules/profile.ts'

/** One's own profile. */
export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'] as const,
  queryFn: ({ signal, meta }) => call('get /api/profile', { signal, meta }),
})

/** Saves one's own profile; the form shows errors. */
export function useSaveProfile() {
  return useSave({
    send: (body: ProfileChanges) => call('put /api/profile', { body }),
    done: () => ({ title: 'Profile saved', text: 'Clients see this from now on.' }),
    failed: 'Couldn’t save your profile',
    keyOf: () => profileQuery.queryKey,
    isShownByForm: true,
  })
}

const endpoint = {
  path: '/api/profile/upload-photo',
  field: 'photo',
  title: 'Upload Error',
  failed: 'Couldn’t upload the photo',
}

/** Uploads a photo and returns its URL. */
export async function uploadPhoto(
  ...[file, hooks]: Parameters<ReturnType<typeof uploadTo>>
): Promise<string> {
  type Uploaded = ResponseBody<'post /api/profile/upload-photo'>
  const { photoUrl } = await uploadPictures<Uploaded>(endpoint, file, hooks)
  return photoUrl
}
