/** The calling codes that forms offer, Thailand's first. */
export const countryCodes = [
  { code: '+66', country: 'Thailand' },
  { code: '+1', country: 'United States, Canada' },
  { code: '+44', country: 'United Kingdom' },
  { code: '+86', country: 'China' },
  { code: '+81', country: 'Japan' },
  { code: '+82', country: 'South Korea' },
  { code: '+65', country: 'Singapore' },
  { code: '+60', country: 'Malaysia' },
  { code: '+62', country: 'Indonesia' },
  { code: '+63', country: 'Philippines' },
  { code: '+84', country: 'Vietnam' },
  { code: '+91', country: 'India' },
  { code: '+61', country: 'Australia' },
] as const

/** The code of numbers that are typed without one. */
export const DEFAULT_COUNTRY_CODE = '+66'
