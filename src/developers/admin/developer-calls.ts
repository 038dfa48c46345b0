import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answer, call, callList } from '../../admin/call.ts'
import { uploadPictures, type uploadTo } from '../../admin/upload-pictures.ts'
import { type Subject, useSave } from '../../admin/use-save.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { DeveloperRecord, DeveloperSort } from '../rules.ts'

type Stored = { id: number; version: number }
/** What a person types of a developer. */
export type DeveloperValues = {
  name: string
  website: string
  foundedYear: number | null
  logo: string | null
  description: string
}

const subjects: readonly Subject[] = ['developers', 'stats', 'audit', 'trash']

/** One page of the developers; the rows of the last one stay until it is there. */
export function useDevelopers(query: {
  search: string
  sort: DeveloperSort
  limit: number
  offset: number
}) {
  return useQuery({
    queryKey: ['developers', 'list', query],
    queryFn: ({ signal }) => callList('get /api/developers', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One developer, or none where no id is given. */
export function useDeveloper(id: number | null) {
  return useQuery({
    queryKey: ['developers', 'one', id],
    queryFn: ({ signal }) =>
      call('get /api/developers/{id}', { params: { id: String(id) }, signal }),
    enabled: id !== null,
  })
}

export function useSaveDeveloper() {
  const create = useSave({
    send: (body: DeveloperValues) => call('post /api/developers', { body }),
    changes: subjects,
    done: ({ name }) => ({ title: 'Developer created successfully', text: name }),
    failed: 'Failed to create developer',
    isToldByForm: true,
  })
  const update = useSave({
    send: ({ id, version, ...changes }: Partial<DeveloperValues> & Stored) =>
      call('put /api/developers/{id}', {
        params: { id: String(id) },
        body: { ...changes, version },
      }),
    changes: subjects,
    done: ({ name }) => ({ title: 'Developer updated successfully', text: name }),
    failed: 'Failed to update developer',
    isToldByForm: true,
  })
  return { create, update }
}

export function useDeleteDeveloper() {
  return useSave({
    send: ({ id }: DeveloperRecord) =>
      call('delete /api/developers/{id}', { params: { id: String(id) } }),
    changes: subjects,
    done: (_, { id, name }) => ({
      title: 'Developer deleted successfully',
      text: `${name} can be brought back for 30 days.`,
      undo: () => call('post /api/developers/{id}/restore', { params: { id: String(id) } }),
    }),
    failed: 'Failed to delete developer',
    nameOf: ({ name }) => name,
  })
}

const logoDoor = {
  path: '/api/developers/upload-logo',
  field: 'logo',
  title: 'Upload Error',
  failed: 'Failed to upload logo',
}

/** Sends a logo up and answers its address. */
export async function uploadLogo(
  ...[file, hooks]: Parameters<ReturnType<typeof uploadTo>>
): Promise<string> {
  const { logoUrl } = await uploadPictures<Answer<'post /api/developers/upload-logo'>>(
    logoDoor,
    file,
    hooks,
  )
  showToast('Success', 'Logo uploaded successfully')
  return logoUrl
}
