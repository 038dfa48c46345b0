import { isReservedName } from '../../../shared/reserved-names.ts'

type Settings = { publicUrl: string | undefined; contactEmail: string }

/**
 * Who sends the pushes of this installation, for the push services (RFC 8292): the site's address, else the contact's.
 * `isReal` is false for the invented default, which Apple refuses as every name that does not exist.
 */
export function pushSender({ publicUrl, contactEmail }: Settings): {
  subject: string
  isReal: boolean
} {
  const site = publicUrl === undefined ? null : new URL(publicUrl)
  if (site?.protocol === 'https:' && !isReservedName(site.hostname)) {
    return { subject: site.origin, isReal: true }
  }
  const host = contactEmail.split('@').at(-1) ?? ''
  return { subject: `mailto:${contactEmail}`, isReal: host.includes('.') && !isReservedName(host) }
}
