import type { Progress } from './progress.mjs'

/** Installs packages of Debian; waits while another program installs packages. */
export function installPackages(
  packages: string[],
  options: { failure: string; progress: Progress; pause?: () => Promise<void> },
): Promise<void>
