/** The Chromium of this machine: what CHROMIUM names, else Debian's; null when there is neither. */
export function installedChromium(): string | null
