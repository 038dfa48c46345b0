/** A unit's one name, wherever it is named: `Baan Sirin Unit 12A`. */
export function unitName(projectName: string, unitNumber: string): string {
  return `${projectName} Unit ${unitNumber}`
}
