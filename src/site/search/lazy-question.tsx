import type { ComponentProps } from 'react'
import type { AskPlace } from './ask-place.tsx'

type Question = typeof AskPlace

let Loaded: Question | null = null

/** Resolves when the question of a page that was rendered with one can be hydrated; on the server too. */
export const whenQuestionReady: Promise<void> = isAsked()
  ? import('./ask-place.tsx').then(
      ({ AskPlace }) => {
        Loaded = AskPlace
      },
      // The search is then shown without it.
      () => {},
    )
  : Promise.resolve()

function isAsked(): boolean {
  return typeof document === 'undefined' || document.getElementById('which-place') !== null
}

/** The question about a typed place, whose code is loaded only with a page that asks. */
export function LazyQuestion(props: ComponentProps<Question>) {
  return Loaded && <Loaded {...props} />
}
