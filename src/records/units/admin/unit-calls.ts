import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useChangeMany, useDeleteMany } from '../../../admin/calls/use-save-many.ts'
import { uploadTo } from '../../../admin/record-form/upload-pictures.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { changedInput, newInput } from '../../../shared/fields/from-table/form-values.ts'
import type { UnitSearch } from '../rules/search.ts'
import { consequencesOfStatus, type UnitRecord } from '../rules/unit.ts'
import { unitFields } from '../rules/unit-fields.ts'
import { type UnitStatus, UnitStatuses } from '../rules/unit-sets.ts'
import { priceLines } from '../site/unit-price.ts'
import type { Lease } from './lease-fields.tsx'
import type { UnitValues } from './unit-values.ts'

const units = recordCalls('units', '/api/units', { listsWhole: true })

/** One page of units; while it loads, the rows of the previous page stay. */
export function unitsQuery(search: UnitSearch, window: { limit: number; offset: number }) {
  return queryOptions({
    queryKey: ['units', 'list', search, window],
    queryFn: ({ signal, meta }) =>
      callList('get /api/units/search', { query: { ...search, ...window }, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** How many units a search finds; null until it is known. */
export function useUnitTotal(search: UnitSearch): number | null {
  const { data } = useQuery({
    queryKey: ['units', 'total', search],
    queryFn: ({ signal }) =>
      callList('get /api/units/search', { query: { ...search, limit: 1 }, signal }),
  })
  return data?.total ?? null
}

/** One; disabled without an id. */
export const unitQuery = units.one

export const useUnit = (id: number | null) => useQuery(unitQuery(id))

function change({ id, ...body }: { id: number } & Parameters<typeof units.change>[1]) {
  return units.change(id, body)
}

/**
 * Creates or changes a unit. Visibility follows the status unless the form's switch was set to `showOnWebsite`; the
 * availability date of a new unit does unless it was entered.
 */
export function useSaveUnit(showOnWebsite: boolean | undefined) {
  const visibility = showOnWebsite === undefined ? {} : { showOnWebsite }
  return useSaveRecord({
    created: 'Listing added successfully!',
    updated: 'Unit updated successfully',
    describe: ({ unitNumber, project }) => `${unitNumber}, ${project.name}`,
    post: (values: UnitValues) => {
      const { showOnWebsite: _, availabilityDate, ...input } = newInput(unitFields, values)
      const body = { ...input, ...(availabilityDate && { availabilityDate }), ...visibility }
      return units.create(body)
    },
    put: (id, { version, ...changes }) =>
      change({ id, version, ...changedInput(unitFields, changes), ...visibility }),
  })
}

/** Sets a status. The toast says how that changed the unit's visibility and offers Undo. */
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
        ...confirmedNow(status),
      }),
    done: (after, { unit, status, lease }) => ({
      title:
        status === 'available' && unit.status === 'available'
          ? 'Confirmed today'
          : `Marked as ${UnitStatuses.labels[status].toLowerCase()}`,
      text: visibilityText(unit, after),
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
    paints: ({ unit, status, lease }) => ({
      ...{ subject: 'units', ids: [unit.id] },
      fields: { status, ...consequencesOfStatus[status], ...lease, ...confirmedNow(status) },
    }),
    keyOf: units.keyOf,
    failed: 'Failed to update unit',
    nameOf: ({ unit }) => unit.unitNumber,
  })
}

/** Choosing Available again confirms it again. */
function confirmedNow(status: UnitStatus | undefined) {
  return status === 'available' ? { availabilityDate: new Date().toISOString() } : {}
}

function visibilityText(before: UnitRecord, after: UnitRecord): string {
  if (before.showOnWebsite === after.showOnWebsite) return before.unitNumber
  const ending = after.showOnWebsite ? 'is back on the website' : 'is no longer on the website'
  return `${before.unitNumber} ${ending}.`
}

/** One page of the available units unconfirmed for at least `days` days, longest first. */
export function staleUnitsQuery(
  days: number,
  window: { limit: number; offset: number },
  assignedTo?: 'me',
) {
  return queryOptions({
    queryKey: ['units', 'stale', days, window, assignedTo],
    queryFn: ({ signal, meta }) =>
      callList('get /api/units/stale', {
        query: { days, ...window, ...(assignedTo && { assignedTo }) },
        signal,
        meta,
      }),
    placeholderData: keepPreviousData,
  })
}

export function useShowUnit() {
  return useSave({
    send: ({ id, version, showOnWebsite }: UnitRecord) =>
      change({ id, version, showOnWebsite: !showOnWebsite }),
    done: (after) => ({
      title: after.showOnWebsite ? 'Shown on the website' : 'Hidden from the website',
      text: after.unitNumber,
      undo: () =>
        change({ id: after.id, version: after.version, showOnWebsite: !after.showOnWebsite }),
    }),
    paints: ({ id, showOnWebsite }) => ({
      ...{ subject: 'units', ids: [id], fields: { showOnWebsite: !showOnWebsite } },
    }),
    keyOf: units.keyOf,
    failed: 'Failed to update unit',
    nameOf: ({ unitNumber }) => unitNumber,
  })
}

export function useCopyUnit() {
  const { permissions } = useStaff()
  return useSave({
    send: ({ id }: UnitRecord) => units.verb(id, '/duplicate', {}),
    done: ({ id, unitNumber }) => ({
      title: 'Unit duplicated',
      text: `${unitNumber} is hidden until you show it.`,
      ...(permissions.deleteUnits && {
        undo: () => units.remove(id),
      }),
    }),
    failed: 'Failed to duplicate unit',
    nameOf: ({ unitNumber }) => unitNumber,
  })
}

export function useDeleteUnit() {
  return useDeleteRecord<UnitRecord>({
    kind: 'unit',
    nameOf: ({ unitNumber }) => unitNumber,
    calls: units,
  })
}

export type UnitsChange = {
  status?: UnitStatus
  showOnWebsite?: boolean
  assignedToId?: number | null
}
type Progress = (done: number) => void

export function useChangeUnits(onProgress: Progress) {
  return useChangeMany({
    ...{ one: 'unit', onProgress },
    paints: (ids, fields: UnitsChange) => ({ subject: 'units', ids, fields }),
    change: (ids, change: UnitsChange) =>
      call('post /api/units/bulk', {
        body: { ids, change: { ...change, ...confirmedNow(change.status) }, undo: true },
      }),
  })
}

export function useDeleteUnits(onProgress: Progress) {
  return useDeleteMany({
    ...{ one: 'unit', onProgress },
    paints: (ids) => ({ subject: 'units', ids, fields: null }),
    remove: (ids) => call('post /api/units/bulk-delete', { body: { ids } }),
    restore: (ids) => call('post /api/units/bulk-restore', { body: { ids } }),
  })
}

/** Saves a price, a rent or both from the list, with Undo; the fields show an error. */
export function useSavePrice() {
  return useSave({
    send: ({ unit, prices }: { unit: UnitRecord; prices: Partial<UnitRecord> }) =>
      change({ id: unit.id, version: unit.version, ...prices }),
    done: (after, { unit, prices }) => ({
      title: 'Price changed',
      text: `${unit.unitNumber}: ${priceLines(after).join(' · ')}`,
      undo: () =>
        change({
          id: unit.id,
          version: after.version,
          ...('price' in prices && { price: unit.price }),
          ...('rentAmount' in prices && { rentAmount: unit.rentAmount }),
        }),
    }),
    paints: ({ unit, prices }) => ({ subject: 'units', ids: [unit.id], fields: prices }),
    keyOf: units.keyOf,
    failed: 'Failed to update unit',
    nameOf: ({ unit }) => unit.unitNumber,
    isShownByForm: true,
  })
}

/** What choosing a status does to the website, as text. */
export function consequenceOf(status: UnitStatus): string {
  const consequence = consequencesOfStatus[status]
  if (!consequence) return STAYS_ON_WEBSITE
  return consequence.showOnWebsite ? 'Shown on the website' : 'Removed from the website'
}

/** Whether a unit of this status is not on the website. */
export const leavesWebsite = (status: UnitStatus): boolean =>
  consequencesOfStatus[status]?.showOnWebsite === false

/** Of statuses that change neither the website nor the date. */
export const STAYS_ON_WEBSITE = 'If on the website, stays there as Reserved'

export const uploadUnitImage = uploadTo('units', 'Please try again')
