import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Passwords are stored as argon2id hashes in the PHC string format, which includes the parameters; a hash with
 * other parameters is replaced at the next sign-in. 19 MiB, two passes and one lane are the OWASP minimum and
 * take about 40 ms.
 */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

type Cost = { memory: number; passes: number; parallelism: number }
type Stored = { cost: Cost; salt: Buffer; key: Buffer }

/** Stored instead of a hash until a password is set: no password matches. */
export const NO_PASSWORD = ''

/** The hash to store for a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, COST, KEY_BYTES)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`
}

/**
 * Whether a password matches a stored hash, and whether the hash has outdated parameters. Without a hash (no
 * such user) it does not match, at the same cost.
 */
export async function checkPassword(
  password: string,
  hash: string | null,
): Promise<{ matches: boolean; outdated: boolean }> {
  const stored = hash === null ? null : parse(hash)
  if (!stored) {
    await derive(password, randomBytes(SALT_BYTES), COST, KEY_BYTES)
    return { matches: false, outdated: false }
  }
  const { cost, salt, key } = stored
  const matches = timingSafeEqual(await derive(password, salt, cost, key.length), key)
  return { matches, outdated: JSON.stringify(cost) !== JSON.stringify(COST) }
}

/** Generates a password of 20 characters with 120 random bits. */
export function generatePassword(): string {
  return randomBytes(15).toString('base64url')
}

// NFKC makes different code points of the same letters one password.
function derive(password: string, nonce: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'))
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, tagLength, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(hash: string): Stored | null {
  const [, memory, passes, parallelism, salt, key] = PHC.exec(hash) ?? []
  if (!salt || !key) return null
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
