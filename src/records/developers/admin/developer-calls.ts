import { useQuery } from '@tanstack/react-query'
import type { ResponseBody } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { uploadPictures, type uploadTo } from '../../../admin/record-form/upload-pictures.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { DeveloperRecord } from '../rules/developer.ts'

const developers = recordCalls('developers', '/api/developers')

/** The values of a developer in its form. */
export type DeveloperValues = {
  name: string
  website: string
  foundedYear: number | null
  logo: string | null
  description: string
}

export const developersQuery = developers.list
export const developerQuery = developers.one

export const useDeveloper = (id: number | null) => useQuery(developerQuery(id))

export function useSaveDeveloper() {
  return useSaveRecord({
    created: 'Developer created successfully',
    updated: 'Developer updated successfully',
    describe: ({ name }) => name,
    post: (values: DeveloperValues) => developers.create(values),
    put: developers.change,
  })
}

export function useDeleteDeveloper() {
  return useDeleteRecord<DeveloperRecord>({
    kind: 'developer',
    nameOf: ({ name }) => name,
    calls: developers,
  })
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
