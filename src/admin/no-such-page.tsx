import { Button } from '../ui/button.tsx'
import type { useListAddress } from './use-list-address.ts'

/** What a list shows on a page after its last one. */
export function noSuchPage(list: ReturnType<typeof useListAddress>) {
  return {
    title: 'There is no such page.',
    action: (
      <Button look="quiet" size="small" onClick={() => list.show({})}>
        To the first page
      </Button>
    ),
  }
}
