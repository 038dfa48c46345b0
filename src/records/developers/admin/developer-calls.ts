import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList, type ResponseBody } from '../../../admin/calls/call.ts'
import { uploadPictures, type uploadTo } from '../../../admin/record-form/upload-pictures.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { DeveloperRecord, DeveloperSort } from '../rules/developer.ts'

/** The values of a developer in its form. */
export type DeveloperValues = {
  name: string
  website: string
  foundedYear: number | null
  logo: string | null
  description: string
}

/** One page of developers; while it loads, the rows of the previous page stay. */
export function developersQuery(query: {
  search: string
  sort: DeveloperSort
  limit: number
  offset: number
}) {
  return queryOptions({
    queryKey: ['developers', 'list', query],
    queryFn: ({ signal, meta }) => callList('get /api/developers', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** One developer; disabled without an id. */
export function developerQuery(id: number | null) {
  return queryOptions({
    queryKey: ['developers', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/developers/{id}', { params: { id: String(id) }, signal, meta }),
    enabled: id !== null,
  })
}

export const useDeveloper = (id: number | null) => useQuery(developerQuery(id))

export function useSaveDeveloper() {
  return useSaveRecord({
    created: 'Developer created successfully',
    updated: 'Developer updated successfully',
    describe: ({ name }) => name,
    post: (body: DeveloperValues) => call('post /api/developers', { body }),
    put: (id, body) => call('put /api/developers/{id}', { params: { id: String(id) }, body }),
  })
}

export function useDeleteDeveloper() {
  return useDeleteRecord<DeveloperRecord>({
    kind: 'developer',
    nameOf: ({ name }) => name,
    remove: (params) => call('delete /api/developers/{id}', { params }),
    restore: (params) => call('post /api/developers/{id}/restore', { params }),
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
