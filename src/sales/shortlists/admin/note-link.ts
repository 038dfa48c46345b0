/** The look of a button within a sentence of a note. */
export const noteLink =
  'inline-flex min-h-6 items-center underline underline-offset-3 hover:no-underline pointer-coarse:min-h-9'
