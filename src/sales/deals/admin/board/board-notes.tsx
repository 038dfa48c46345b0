import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { AskMove } from '../outcome/ask-move.tsx'
import { boardTexts } from './board-texts.ts'
import type { BoardState } from './use-board.ts'

/** What stands beside a board of either width: a refused move, what screen readers hear, the question of an end. */
export function BoardNotes({ board }: { board: BoardState }) {
  const texts = useTexts(boardTexts)
  const { question, announcement, save } = board
  return (
    <>
      <RefusalAlert save={save} />
      <p id="board-keys" hidden>
        {texts.keys}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {question && (
        <AskMove
          deal={question.deal}
          to={question.to.column}
          isSaving={question.isSaving}
          error={question.error}
          onAnswer={question.answer}
          onClose={question.close}
        />
      )}
    </>
  )
}
