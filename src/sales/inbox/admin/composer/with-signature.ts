import type { Signer } from '../../../../team/agency/rules/signer.ts'

/** The signature in the language of what is written; of the conversation while nothing is. */
export function signatureFor(
  text: string,
  lastMessage: string,
  { signature, signatureTh }: Pick<Signer, 'signature' | 'signatureTh'>,
): string {
  const isThai = /\p{Script=Thai}/u.test(text.trim() || lastMessage)
  return isThai ? signatureTh : signature
}

/** The text with the signature below it, unless it ends with that already. */
export function withSignature(text: string, signature: string): string {
  const written = text.trim()
  if (!signature || written.endsWith(signature)) return written
  return written ? `${written}\n\n${signature}` : signature
}
