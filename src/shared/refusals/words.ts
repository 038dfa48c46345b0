/** Refusals of texts that are written anew or read. */
export const wordRefusals = {
  no_text_to_rewrite: 'No text to rewrite',
  no_text_to_normalize: 'No text to normalize',
}
