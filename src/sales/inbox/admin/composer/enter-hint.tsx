/** What Enter does, or what happens offline: each sentence whole or not at all, what does not fit is on a hidden line. */
export function EnterHint({
  goesOut,
  offlineText,
}: {
  goesOut: boolean
  /** Null while online. */
  offlineText: string | null
}) {
  const sentences = offlineText
    ? [offlineText]
    : [`Enter ${goesOut ? 'sends' : 'records'}.`, 'Shift+Enter adds a line.']
  return (
    <span className="flex h-[1lh] min-w-0 flex-wrap justify-end gap-x-1 overflow-hidden text-ink-2 *:whitespace-nowrap max-[82rem]:hidden">
      {sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </span>
  )
}
