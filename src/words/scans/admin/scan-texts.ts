import { formatNumber } from '../../../shared/money.ts'
import { BUILT_IN } from '../../writing/rules/rewrite.ts'

/** `1 line`, `3 lines`. */
export function counted(count: number, thing: string): string {
  return `${formatNumber(count)} ${thing}${count === 1 ? '' : 's'}`
}

/** Texts of the screen that reads notes; the first three are worded by the specification. */
export const scanTexts = {
  failed: 'Transcription failed',
  invalid: 'Invalid file type',
  missing: 'No image selected',
  notPicture: (name: string) => `${name} is not a picture.`,
  failedWith: (status: number, body: string) => `Failed to transcribe note: ${status} ${body}`,
  keptPhoto: (name: string) => `${name} is kept in this browser until you send it.`,
  lostPhoto: (name: string) => `Send ${name} before you leave this page.`,
  noText: 'No transcribed text received from server',
  title: 'Scan Note',
  added: (kind: 'deal' | 'contact') => `Added to the ${kind}`,
  notAdded: 'The note was not added',
  notSaved: 'Your corrections are not saved yet',
  kept: 'They are kept in this browser until they can be saved.',
  discarded: 'Note discarded',
  notDiscarded: 'The note was not discarded',
  what: (tasks: number, contacts: number) =>
    ['1 note', tasks > 0 && counted(tasks, 'task'), contacts > 0 && counted(contacts, 'contact')]
      .filter(Boolean)
      .join(', '),
  handwriting: 'This looks like handwriting.',
  handwritingText:
    'The built-in reader knows print: check each line against its picture. Marked words are the ones it doubts.',
  turned: (quarters: number, angle: number) => {
    const degrees = Math.round(Math.abs(angle)) + (quarters > 180 ? 360 - quarters : quarters)
    return degrees > 0 ? `Turned by ${degrees}° and cleaned.` : 'Cleaned.'
  },
  readBy: (by: string) => `Read by ${by === BUILT_IN ? 'the built-in reader' : by}.`,
  byModel: 'All lines are found. They are read once more by the model, if one is asked.',
  stays: 'The original stays with the note.',
  waiting: (ahead: number) =>
    ahead === 0
      ? 'Next in line'
      : `Waiting: ${counted(ahead, 'note')} ${ahead === 1 ? 'is' : 'are'} read first`,
}
