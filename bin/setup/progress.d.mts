/** Says at the terminal which step is under way. */
export type Progress = {
  step(name: string): void
  quietStep(name: string): void
  count(text: string): void
  end(): void
}
export function openProgress(out?: {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}): Progress
