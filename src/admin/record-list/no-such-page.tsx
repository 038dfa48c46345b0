import { Button } from '../../ui/button.tsx'
import type { ListState } from './use-list-address.ts'

/** Shown on a page beyond the last one. */
export function noSuchPage(list: ListState) {
  return {
    title: 'There is no such page.',
    action: (
      <Button variant="quiet" size="small" onClick={() => list.show({})}>
        To the first page
      </Button>
    ),
  }
}
