import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answer, call, callList } from '../../admin/call.ts'
import { reasonOf, type Subject, useSave } from '../../admin/use-save.ts'
import { isRefusedForGood, uploadFile } from '../../shared/upload.ts'
import { PictureRefused } from '../../ui/picture-places.ts'
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

type Hooks = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends a logo up and answers its address. */
export async function uploadLogo(file: File, hooks: Hooks): Promise<string> {
  try {
    const { logoUrl } = await uploadFile<Answer<'post /api/developers/upload-logo'>>(
      '/api/developers/upload-logo',
      'logo',
      file,
      hooks,
    )
    showToast('Success', 'Logo uploaded successfully')
    return logoUrl
  } catch (error) {
    if (hooks.signal.aborted) throw error
    const reason = reasonOf(error, 'Failed to upload logo')
    showToast('Upload Error', reason, 'danger')
    const Failure = isRefusedForGood(error) ? PictureRefused : Error
    throw new Failure(reason, { cause: error })
  }
}
