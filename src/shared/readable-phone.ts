/** A Thai number in E.164 in the groups that people write: `+66 82 000 0148`. Others stay as they are. */
export function readablePhone(phone: string): string {
  return phone.replace(/^\+66(\d{1,2})(\d{3})(\d{4})$/, '+66 $1 $2 $3')
}
