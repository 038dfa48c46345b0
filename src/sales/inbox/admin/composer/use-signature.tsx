import { useQuery } from '@tanstack/react-query'
import { signerQuery } from '../../../shortlists/admin/shortlist-calls.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { Act } from '../message/message-action.tsx'
import type { Written } from './composer.tsx'
import { signatureFor, withSignature } from './with-signature.ts'

/** What an email ends with: `sign` adds it, `line` shows it, to be left out and put back. Nothing in other channels. */
export function useSignature(
  { lastMessage }: ThreadRecord,
  {
    isMail,
    typed: { text, isUnsigned },
    type,
  }: { isMail: boolean; typed: Written; type: (changes: Partial<Written>) => void },
) {
  const signer = useQuery({ ...signerQuery(), enabled: isMail }).data
  const signature = isMail && signer ? signatureFor(text, lastMessage, signer) : ''
  const sign = (written: string) => (isUnsigned ? written : withSignature(written, signature))
  const isThere = withSignature(text, signature) === text.trim()
  const line = !isThere && (
    <div className="flex items-center gap-x-3 px-1 pb-1">
      <p className="icon-pencil flex min-w-0 flex-1 gap-2 text-ink-2 before:mt-0.5 before:size-4">
        <span className="truncate" title={isUnsigned ? undefined : signature}>
          {isUnsigned
            ? 'Sent without your signature'
            : `Signed: ${signature.replaceAll('\n', ' · ')}`}
        </span>
      </p>
      <Act onClick={() => type({ isUnsigned: !isUnsigned })}>
        {isUnsigned ? 'Add signature' : 'Remove signature'}
      </Act>
    </div>
  )
  return { sign, line }
}
