/** Whose pages these are: the agency's logo; without one the product's name with its mark, a station on a line. */
export function Brand({ agency }: { agency?: { name: string; logo: string | null } }) {
  if (agency?.logo) {
    return (
      <img src={agency.logo} alt={agency.name} className="h-9 w-auto max-w-40 object-contain" />
    )
  }
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-strong tracking-[-0.01em]">
      <BrandMark size={30} />
      Sathani
    </span>
  )
}

/** Its mark, of a size in pixels. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
      <path
        d="M2 15h26"
        strokeWidth="5"
        strokeLinecap="round"
        className="fill-none stroke-accent"
      />
      <circle cx="15" cy="15" r="7" strokeWidth="3" className="fill-card stroke-ink" />
    </svg>
  )
}
