import { invalid } from '../../../refused.ts'

/**
 * Refuses (400 at `path`) one of the fifty thousand most common passwords, in any letter case. The list is
 * loaded when the first password is set, as most processes never need it.
 */
export async function refuseCommonPassword(password: string, path: string): Promise<void> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  if (!dictionary['passwords-common'].includes(password.normalize('NFKC').toLowerCase())) return
  throw invalid(path, 'common_password')
}
