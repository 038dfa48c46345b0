/** Whether an error is PostgreSQL's refusal of a row by this unique index or constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint
}
