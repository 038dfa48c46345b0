/** Whether a host name is one that nobody can have: for examples, tests and this machine (RFC 2606, RFC 6761). */
export function isReservedName(host: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost|local|internal)\.?$/i.test(
    host,
  )
}
