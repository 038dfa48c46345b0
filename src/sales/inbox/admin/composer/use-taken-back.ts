import { useEffect, useState } from 'react'
import type { Written } from './composer.tsx'
import { type OutboxKey, type Outgoing, takeOut } from './outbox.ts'

/**
 * Brings a message back into the composer that was refused as it is, or because others wrote meanwhile.
 * `reason` says why.
 */
export function useTakenBack({
  box,
  outbox,
  typed,
  type,
}: {
  box: OutboxKey
  outbox: readonly Outgoing[]
  typed: Written
  type: (changes: Partial<Written>) => void
}) {
  const [reason, setReason] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the outbox changes
  useEffect(() => {
    const back = outbox.filter(({ state }) => state === 'meanwhile' || state === 'refused')
    const last = back.at(-1)
    if (!last) return
    const texts = [...back.map(({ body }) => body.content ?? ''), typed.text]
    type({
      text: texts.filter((text) => text.trim() !== '').join('\n\n'),
      files: [...back.flatMap(({ files }) => files), ...typed.files],
      isFromCustomer: last.body.isFromCustomer ?? false,
      // It ends with its signature, or had none.
      isUnsigned: true,
      addresses: last.addresses ?? null,
    })
    setReason(last.reason)
    for (const { key } of back) takeOut(box, key)
  }, [outbox])
  return { reason, dismiss: () => setReason(null) }
}
