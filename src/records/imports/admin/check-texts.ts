/** The texts of a check that is under way, was refused or cancelled. */
export const checkTexts = {
  begins: 'Checking rows...',
  counted: ({ rows, isOne }: { rows: string; isOne: boolean }) =>
    isOne ? `Checking rows: ${rows} row read` : `Checking rows: ${rows} rows read`,
  goesOn: ({ many }: { many: string }) =>
    `This continues if you leave the page. No ${many} are saved until you import.`,
  refused: 'This file was rejected',
  cancelled: 'Cancelled',
  nothingWritten: 'Nothing was saved.',
  stoppedAfter: ({ done, create }: { done: string; create: string }) =>
    `Stopped after ${done}. Rows to create: ${create}.`,
  cancel: 'Cancel',
  discard: 'Discard',
  discardIt: 'Discard this file and its check?',
  leftEmpty: ({ count, isOne }: { count: string; isOne: boolean }) =>
    isOne ? `${count} cell left empty: look` : `${count} cells left empty: look`,
  left: 'Left empty:',
  sharesWith: 'May be a duplicate, the same phone, email or LINE as',
  rent: (note: string) => `Rent: ${note}`,
  noneLeftEmpty: 'No cell is left empty.',
  allRows: 'Back to all rows',
}
