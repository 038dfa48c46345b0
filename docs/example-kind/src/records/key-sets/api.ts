import { markDeleted, markRestored } from '../../team/activity/soft-delete.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { enterEntry } from '../../team/tasks/enter-entry.ts'
import { KeySetChange, KeySetInput, KeySetRecord, KeySetSearch } from './rules/key-set.ts'
import { addKeySet, changeKeySet } from './save-key-set.ts'
import { keySetList, keySetRecord } from './store.ts'

const keySet = recordRoutes('key_set', {
  ...{ path: '/api/key-sets', tag: 'key sets', one: 'key set', record: KeySetRecord },
})

export const keySetRoutes = [
  keySet.list('Key sets, newest first', KeySetSearch, keySetList),
  keySet.read(keySetRecord),
  keySet.create(KeySetInput, addKeySet),
  keySet.change(KeySetChange, changeKeySet),
  keySet.remove((context, id) => markDeleted(context, 'key_set', id)),
  keySet.restore(async (context, id) => {
    await markRestored(context, 'key_set', id)
    return keySetRecord(context, id)
  }),
  // What is noted of keys is on the timeline of their unit.
  ...keySet.timeline(async (context, id) => {
    const { unit } = await keySetRecord(context, id)
    return { unitId: unit.id }
  }, enterEntry),
]
