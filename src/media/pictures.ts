import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { imagePath } from '../shared/paths.ts'
import { decodePicture } from './decode-picture.ts'
import type { PictureStore } from './picture-store.ts'
import { makeVariant, type Variant, variantNamed, variantType } from './variant.ts'

/** Made at once, because lists show them; every other variant is made when it is first asked for. */
const MADE_AT_ONCE = ['320.webp', '640.webp']

// Received pictures wait for each other and never for, or before, what a visitor is waiting for. One at
// once bounds the memory: decoding the largest takes a few hundred megabytes.
const received = pLimit(1)
const shown = pLimit(2)
// Of each sender one at once: who asks for a thousand variants waits behind himself, and nobody else does.
const shownTo = new LRUCache<string, LimitFunction>({ max: 1000 })

/** Lets so many uploads be decoded at once: for a process that serves nobody. */
export function receiveAtOnce(count: number): void {
  received.concurrency = count
}

/** A stored picture. `url` is what a record's `images` carry. */
export type StoredPicture = { hash: string; url: string; width: number; height: number }

/**
 * Takes a picture in: decoded, made safe and stored, its small variants made. The same bytes are stored
 * once. Throws 400 with what to do when it cannot be read; `name` is the file's, for messages.
 */
export async function receivePicture(
  context: Context,
  pictures: PictureStore,
  bytes: Buffer,
  name: string,
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = await context.db
    .selectFrom('images')
    .select(['width', 'height'])
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (known) return { hash, url: imagePath(hash), ...known }

  const master = await received(() => decodePicture(bytes, name))
  await pictures.put(masterKey(hash), master.bytes, master.contentType)
  for (const small of MADE_AT_ONCE) {
    const variant = variantNamed(small)
    if (variant) await received(() => makeAndStore(pictures, hash, variant, master.bytes))
  }
  await inTransaction(context, async (tx) => {
    const { bytes: stored, ...size } = master
    const row = await tx.db
      .insertInto('images')
      .values({ hash, ...size, bytes: stored.length })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst()
    if (row) await record(tx, 'create', 'image', null, { image: [null, imagePath(hash)] })
  })
  return { hash, url: imagePath(hash), width: master.width, height: master.height }
}

/**
 * A variant's bytes, made now when nobody asked for it before; null when there is no such picture. What
 * must be made waits its turn among what `sender` asked for, and holds no memory meanwhile.
 */
export async function picture(
  pictures: PictureStore,
  hash: string,
  variant: Variant,
  sender: string,
): Promise<Buffer | null> {
  const stored = await pictures.get(variantKey(hash, variant))
  if (stored) return stored
  const inTurn = shownTo.get(sender) ?? pLimit(1)
  shownTo.set(sender, inTurn)
  return inTurn(() => shown(() => madeOnce(pictures, hash, variant)))
}

const underWay = new Map<string, Promise<Buffer | null>>()

function madeOnce(pictures: PictureStore, hash: string, variant: Variant): Promise<Buffer | null> {
  const key = variantKey(hash, variant)
  const running = underWay.get(key)
  if (running) return running
  const work = readOrMake(pictures, hash, variant).finally(() => underWay.delete(key))
  underWay.set(key, work)
  return work
}

async function readOrMake(
  pictures: PictureStore,
  hash: string,
  variant: Variant,
): Promise<Buffer | null> {
  const stored = await pictures.get(variantKey(hash, variant))
  if (stored) return stored
  const master = await pictures.get(masterKey(hash))
  return master && makeAndStore(pictures, hash, variant, master)
}

async function makeAndStore(
  pictures: PictureStore,
  hash: string,
  variant: Variant,
  master: Buffer,
): Promise<Buffer> {
  const bytes = await makeVariant(master, variant)
  await pictures.put(variantKey(hash, variant), bytes, variantType(variant))
  return bytes
}

function masterKey(hash: string): string {
  return `${hash}/original`
}

function variantKey(hash: string, variant: Variant): string {
  return `${hash}/${variant.name}`
}
