import { useQueryClient } from '@tanstack/react-query'
import * as Dialog from 'radix-ui/dialog'
import { Card } from '../../../ui/card.tsx'
import { useReturnFocus } from '../../../ui/overlays/use-return-focus.ts'
import type { Actor } from '../rules/staff.ts'
import { SignInForm } from './sign-in-form.tsx'
import { setSignedIn } from './signed-in.ts'

/**
 * The sign-in form shown over the screen when the session has ended. The screen below stays as it is when
 * the same user signs in again; for another user it is reloaded.
 */
export function SessionEnded({ user }: { user: Actor }) {
  const queries = useQueryClient()
  const focus = useReturnFocus()
  function proceed(next: Actor): void {
    if (next.id !== user.id) {
      location.reload()
      return
    }
    setSignedIn(queries, next)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
  }
  return (
    <Dialog.Root open>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-60 grid place-items-center overflow-y-auto bg-scrim px-4 py-10">
          <Dialog.Content
            onOpenAutoFocus={focus.remember}
            onCloseAutoFocus={focus.restore}
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
              <SignInForm username={user.username} onSignedIn={proceed} />
            </Card>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
