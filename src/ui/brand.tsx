/** Whose pages these are: the agency's logo; without one the product's name with its mark, a station on a line. */
export function Brand({ logo, name }: { logo?: string | null; name?: string }) {
  if (logo) return <img src={logo} alt={name} className="logo" />
  return (
    <span className="brand">
      <BrandMark size={30} />
      Sathani
    </span>
  )
}

/** Its mark, of a size in pixels. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true" className="mark">
      <path d="M2 15h26" />
      <circle cx="15" cy="15" r="7" />
    </svg>
  )
}
