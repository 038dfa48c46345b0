import { invalid } from '../refused.ts'

/**
 * Refuses (400 at `path`) a password that is among the fifty thousand commonest, in any letter case.
 * The list is read when the first password is set: most processes never need it.
 */
export async function refuseCommonPassword(password: string, path: string): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  if (!dictionary['passwords-common'].includes(password.normalize('NFKC').toLowerCase())) return
  throw invalid(path, 'This password is one of the commonest. Choose one that nobody else has.')
}
