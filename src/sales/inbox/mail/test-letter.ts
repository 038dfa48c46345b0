import type { ReceivedLetter } from './read-letter.ts'

/** An e-mail of a person, as it was read. */
export function aLetter(
  fields: Partial<ReceivedLetter> & Pick<ReceivedLetter, 'mailId'>,
): ReceivedLetter {
  const from = fields.from ?? { name: 'Nida', address: 'nida@x.example' }
  return {
    ...{ from, person: from, isPerson: true, others: [], isAutomatic: false, isBulk: false },
    ...{ referenceIds: [], subject: 'A home', content: 'Is it free?', bounce: null, files: [] },
    ...{ wholeText: null, html: null, outsidePictures: 0, invitation: null },
    ...fields,
  }
}
