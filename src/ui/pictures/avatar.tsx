/** The initials of a person or company, for records without a picture. */
export function Avatar({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) {
  return (
    <span
      aria-hidden="true"
      className={`grid ${size === 'small' ? 'size-7' : 'size-10'} flex-none place-items-center rounded-full bg-accent-wash text-sm leading-none font-strong text-accent`}
    >
      {initials(name)}
    </span>
  )
}

/** `Pornthip Saelim` is `PS`; in Thai the first consonant, skipping a leading vowel. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word.replace(/^[เแโใไ]/, ''))?.[0] ?? '')
    .join('')
    .toUpperCase()
}
