/** The look of a link, or of a button that reads as one, standing by itself. */
export const linkClass =
  'inline-flex min-h-6 flex-none items-center font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11'
