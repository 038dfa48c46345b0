import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type Answer, call, callList } from '../../admin/call.ts'
import { uploadTo } from '../../admin/upload-pictures.ts'
import { type Subject, useSave } from '../../admin/use-save.ts'
import { consequencesOfStatus, type UnitRecord, type UnitStatus, UnitStatuses } from '../rules.ts'
import type { UnitSearch } from '../search-rules.ts'
import type { Lease } from './let-fields.tsx'
import type { UnitValues } from './unit-values.ts'

type Stored = { id: number; version: number }

/** What a saved unit changes. */
export const unitSubjects: readonly Subject[] = ['units', 'projects', 'stats', 'audit', 'trash']

/** One page of the units; the rows of the last one stay until it is there. */
export function useUnits(search: UnitSearch, window: { limit: number; offset: number }) {
  return useQuery({
    queryKey: ['units', 'list', search, window],
    queryFn: ({ signal }) =>
      callList('get /api/units/search', { query: { ...search, ...window }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One unit, or none where no id is given. */
export function useUnit(id: number | null) {
  return useQuery({
    queryKey: ['units', 'one', id],
    queryFn: ({ signal }) => call('get /api/units/{id}', { params: { id: String(id) }, signal }),
    enabled: id !== null,
  })
}

function change({ id, ...body }: { id: number } & Record<string, unknown>) {
  return call('put /api/units/{id}', { params: { id: String(id) }, body })
}

export function useSaveUnit() {
  const create = useSave({
    send: (values: UnitValues) => {
      const { unitNumber, bedrooms, bathrooms, size, listingType, ...others } = asSent(values)
      // Checked by the form; the door refuses what is missing none the less.
      const needed = { projectId: values.project?.id ?? 0, unitNumber, listingType }
      const rooms = { bedrooms: bedrooms ?? 0, bathrooms: bathrooms ?? 0, size: size ?? 0 }
      return call('post /api/units', { body: { ...others, ...needed, ...rooms } })
    },
    changes: unitSubjects,
    done: ({ unitNumber, project }) => ({
      title: 'Listing added successfully!',
      text: `${unitNumber}, ${project.name}`,
    }),
    failed: 'Failed to create unit',
    isToldByForm: true,
  })
  const update = useSave({
    send: ({ id, version, ...changes }: Partial<UnitValues> & Stored) =>
      change({ id, version, ...asSent(changes) }),
    changes: unitSubjects,
    done: ({ unitNumber, project }) => ({
      title: 'Unit updated successfully',
      text: `${unitNumber}, ${project.name}`,
    }),
    failed: 'Failed to update unit',
    isToldByForm: true,
  })
  return { create, update }
}

/** The project, the owner and the agent go by their ids. */
function asSent<Values extends Partial<UnitValues>>({ project, owner, agent, ...values }: Values) {
  return {
    ...values,
    ...(project && { projectId: project.id }),
    ...(owner !== undefined && { ownerContactId: owner?.id ?? null }),
    ...(agent !== undefined && { agentContactId: agent?.id ?? null }),
  }
}

/** A status chosen in the list: what follows from it is told, and all of it can be taken back. */
export function useSetStatus() {
  return useSave({
    send: ({
      unit,
      status,
      lease,
    }: {
      unit: UnitRecord
      status: UnitStatus
      lease?: Lease | undefined
    }) =>
      change({
        id: unit.id,
        version: unit.version,
        status,
        ...lease,
        // Chosen again, it is confirmed again.
        ...(status === 'available' && { availabilityDate: new Date().toISOString() }),
      }),
    changes: unitSubjects,
    done: (after, { unit, status, lease }) => ({
      title: `Marked as ${UnitStatuses.labels[status].toLowerCase()}`,
      text: followed(unit, after),
      undo: () =>
        change({
          id: unit.id,
          version: after.version,
          status: unit.status,
          showOnWebsite: unit.showOnWebsite,
          availabilityDate: unit.availabilityDate,
          ...(lease && { rentAmount: unit.rentAmount, rentedUntil: unit.rentedUntil }),
        }),
    }),
    failed: 'Failed to update unit',
    nameOf: ({ unit }) => unit.unitNumber,
  })
}

function followed(before: UnitRecord, after: UnitRecord): string {
  if (before.showOnWebsite === after.showOnWebsite) return before.unitNumber
  const told = after.showOnWebsite ? 'is on the website again' : 'is no longer on the website'
  return `${before.unitNumber} ${told}.`
}

/** One page of the available units that nobody has confirmed for so many days, longest first. */
export function useStaleUnits(days: number, window: { limit: number; offset: number }) {
  return useQuery({
    queryKey: ['units', 'stale', days, window],
    queryFn: ({ signal }) =>
      callList('get /api/units/stale', { query: { days, ...window }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Says that a unit is still available, or what it is instead. */
export function useConfirmUnit() {
  return useSave({
    send: ({ unit, status }: { unit: UnitRecord; status: UnitStatus }) =>
      call('post /api/units/{id}/confirm', { params: { id: String(unit.id) }, body: { status } }),
    changes: unitSubjects,
    done: (after, { unit, status }) => ({
      title:
        status === 'available'
          ? 'Confirmed today'
          : `Marked as ${UnitStatuses.labels[status].toLowerCase()}`,
      text: followed(unit, after),
      undo: () =>
        change({
          id: unit.id,
          version: after.version,
          status: unit.status,
          showOnWebsite: unit.showOnWebsite,
          availabilityDate: unit.availabilityDate,
        }),
    }),
    failed: 'Failed to update unit',
    nameOf: ({ unit }) => unit.unitNumber,
  })
}

export function useShowUnit() {
  return useSave({
    send: ({ id, version, showOnWebsite }: UnitRecord) =>
      change({ id, version, showOnWebsite: !showOnWebsite }),
    changes: unitSubjects,
    done: (after) => ({
      title: after.showOnWebsite ? 'Shown on the website' : 'Hidden from the website',
      text: after.unitNumber,
      undo: () =>
        change({ id: after.id, version: after.version, showOnWebsite: !after.showOnWebsite }),
    }),
    failed: 'Failed to update unit',
    nameOf: ({ unitNumber }) => unitNumber,
  })
}

export function useCopyUnit() {
  return useSave({
    send: ({ id }: UnitRecord) =>
      call('post /api/units/{id}/duplicate', { params: { id: String(id) } }),
    changes: unitSubjects,
    done: ({ unitNumber }) => ({
      title: 'Unit duplicated',
      text: `${unitNumber} is hidden until you show it.`,
    }),
    failed: 'Failed to duplicate unit',
    nameOf: ({ unitNumber }) => unitNumber,
  })
}

export function useDeleteUnit() {
  return useSave({
    send: ({ id }: UnitRecord) => call('delete /api/units/{id}', { params: { id: String(id) } }),
    changes: unitSubjects,
    done: (_, { id, unitNumber }) => ({
      title: 'Unit deleted successfully',
      text: `${unitNumber} can be brought back for 30 days.`,
      undo: () => call('post /api/units/{id}/restore', { params: { id: String(id) } }),
    }),
    failed: 'Failed to delete unit',
    nameOf: ({ unitNumber }) => unitNumber,
  })
}

type ManyChanges = { ids: number[]; change: { status?: UnitStatus; showOnWebsite?: boolean } }
type Progress = (done: number) => void

/** So many go with one request, so that it can be told how far it is. */
const AT_ONCE = 25

/** Many units at once, all of it taken back by Undo; those that were refused are told with why. */
export function useChangeUnits(onProgress: Progress) {
  return useSave({
    send: ({ ids, change }: ManyChanges) =>
      inParts(ids, onProgress, (part) =>
        call('post /api/units/bulk', { body: { ids: part, change, before: true } }),
      ),
    changes: unitSubjects,
    done: ({ changed, refused, before }) => ({
      title: changed === 1 ? '1 unit changed' : `${changed} units changed`,
      text: refused.length > 0 ? `${refused.length} refused` : '',
      ...(before.length > 0 && {
        undo: () =>
          inParts(before, onProgress, (changes) =>
            call('post /api/units/bulk', { body: { changes } }),
          ),
      }),
    }),
    failed: 'Failed to update units',
    nameOf: ({ ids }) => `${ids.length} units`,
  })
}

type ManyChanged = Answer<'post /api/units/bulk'>
type Before = NonNullable<ManyChanged['before']>

async function inParts<One>(
  all: readonly One[],
  onProgress: Progress,
  send: (part: One[]) => Promise<ManyChanged>,
): Promise<{ changed: number; refused: ManyChanged['refused']; before: Before }> {
  const told = { changed: 0, refused: [] as ManyChanged['refused'], before: [] as Before }
  for (let at = 0; at < all.length; at += AT_ONCE) {
    onProgress(at)
    const { changed, refused, before = [] } = await send(all.slice(at, at + AT_ONCE))
    told.changed += changed
    told.refused.push(...refused)
    told.before.push(...before)
  }
  onProgress(all.length)
  return told
}

/** The ids of all units that a search finds. */
export function useFoundIds() {
  return useMutation({
    mutationFn: (search: UnitSearch) => call('get /api/units/ids', { query: search }),
  })
}

/** What choosing a status will do to the website, in words; null says nothing. */
export function consequenceOf(status: UnitStatus): string | null {
  const known = consequencesOfStatus[status]
  return known ? (known.showOnWebsite ? 'Shown on the website' : 'Taken off the website') : null
}

export const uploadUnitImage = uploadTo('units', 'Please try again')
