/** The texts of a check that is under way, was refused or cancelled. */
export const checkTexts = {
  begins: 'Checking its rows...',
  counted: ({ rows, isOne }: { rows: string; isOne: boolean }) =>
    isOne ? `Checking its rows: ${rows} row read` : `Checking its rows: ${rows} rows read`,
  goesOn: ({ many }: { many: string }) =>
    `It goes on when you leave this page. No ${many} are written until you import.`,
  refused: 'This file was refused',
  cancelled: 'Cancelled',
  nothingWritten: 'Nothing was written.',
  stoppedAfter: ({ done, create }: { done: string; create: string }) =>
    `It stopped after ${done}, with ${create} rows to create.`,
  cancel: 'Cancel',
  discard: 'Discard',
  discardIt: 'Forget this file and its check?',
}
