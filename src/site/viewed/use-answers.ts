import type { HomeAnswer } from '../../sales/viewings/rules/feedback.ts'
import { usePresses } from '../client-page/use-presses.ts'

type Said = Pick<HomeAnswer, 'answer' | 'words'>

/** What the client says of each home that they saw. */
export function useAnswers(path: string, homes: readonly HomeAnswer[]) {
  const { pressed, send, ...presses } = usePresses<HomeAnswer>(path, homes)
  return {
    ...presses,
    of: (key: string): Said =>
      pressed.find((each) => each.key === key) ?? { answer: null, words: null },
    /** Returns whether it was taken. */
    say: (home: string, said: Said): Promise<boolean> => send([home], said, { home, ...said }),
  }
}

export type Answers = ReturnType<typeof useAnswers>
