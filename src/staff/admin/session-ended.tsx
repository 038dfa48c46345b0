import { useQueryClient } from '@tanstack/react-query'
import * as Dialog from 'radix-ui/dialog'
import { Card } from '../../ui/card.tsx'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import type { Actor } from '../rules.ts'
import { SignInForm } from './sign-in-form.tsx'
import { knowSignedIn } from './signed-in.ts'

/**
 * Stands over everything when a session has ended in the middle of something: what was typed stays
 * below, and goes on when its writer is back. Somebody else begins anew.
 */
export function SessionEnded({ user }: { user: Actor }) {
  const queries = useQueryClient()
  const focus = useReturnedFocus()
  function goOn(next: Actor): void {
    if (next.id !== user.id) {
      location.reload()
      return
    }
    knowSignedIn(queries, next)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
  }
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-60 grid place-items-center overflow-y-auto bg-scrim px-4 py-10">
          <Dialog.Content
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.giveBack}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onPointerDownOutside={(event) => event.preventDefault()}
            className="w-full max-w-100 outline-none"
          >
            <Card className="grid gap-5 p-6 shadow-float">
              <div className="grid gap-1">
                <Dialog.Title className="text-xl">Sign in again</Dialog.Title>
                <Dialog.Description className="text-sm text-ink-2">
                  Your session has ended. What you typed is kept.
                </Dialog.Description>
              </div>
              <SignInForm username={user.username} onSignedIn={goOn} />
            </Card>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
