import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit, { type LimitFunction } from 'p-limit'
import { type Context, inTransaction } from '../../context.ts'
import { imagePath } from '../../shared/paths.ts'
import { record } from '../../team/activity/record.ts'
import { decodePicture, type Master } from './decode-picture.ts'
import type { PictureStore } from './picture-store.ts'
import { makeVariant, type Variant, variantNamed, variantType } from './variant.ts'

/** The variants made on upload, because lists show them; all others are made on first request. */
const MADE_ON_UPLOAD = ['320.webp', '640.webp']

// Uploads queue behind each other and never delay what visitors wait for. One at a time limits memory:
// decoding the largest picture takes a few hundred megabytes.
const uploadQueue = pLimit(1)
const variantQueue = pLimit(2)
// One at a time for each sender: requests for a thousand variants delay their sender only.
const senderQueues = new LRUCache<string, LimitFunction>({ max: 1000 })

/** Sets how many uploads are decoded at once, for a process that serves nobody. */
export function setUploadConcurrency(count: number): void {
  uploadQueue.concurrency = count
}

/** A stored picture; `url` is its form in a record's `images`. */
export type StoredPicture = { hash: string; url: string; width: number; height: number }

/**
 * Stores an uploaded picture: decodes and sanitizes it and makes its small variants. The same bytes are stored
 * once. Throws 400 with advice when it cannot be read; `name` is the file's, for messages.
 */
export async function receivePicture(
  context: Context,
  pictures: PictureStore,
  bytes: Buffer,
  name: string,
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  // It counts as uploaded now: unused pictures are deleted after a week.
  const existing = await context.db
    .updateTable('images')
    .set({ createdAt: context.now.toISOString() })
    .where('hash', '=', hash)
    .returning(['width', 'height'])
    .executeTakeFirst()
  if (existing) return { hash, url: imagePath(hash), ...existing }

  const master = await uploadQueue(() => decodePicture(bytes, name))
  await pictures.put(masterKey(hash), master.bytes, master.contentType)
  for (const small of MADE_ON_UPLOAD) {
    const variant = variantNamed(small)
    if (variant) await uploadQueue(() => makeAndStore(pictures, hash, variant, master.bytes))
  }
  await inTransaction(context, async (tx) => {
    const { bytes: masterBytes, ...size } = master
    const row = await tx.db
      .insertInto('images')
      .values({ hash, ...size, bytes: masterBytes.length })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst()
    if (row) await record(tx, 'create', 'image', null, { image: [null, imagePath(hash)] })
  })
  return { hash, url: imagePath(hash), width: master.width, height: master.height }
}

/** An uploaded picture without what else was in its file, in its turn. Throws like `receivePicture`. */
export function sanitizedPicture(bytes: Buffer, name: string): Promise<Master> {
  return uploadQueue(() => decodePicture(bytes, name))
}

/**
 * A variant's bytes, made on first request; null for an unknown picture. A variant to be made queues behind the
 * other requests of `sender`, using no memory meanwhile.
 */
export async function picture(
  pictures: PictureStore,
  hash: string,
  variant: Variant,
  sender: string,
): Promise<Buffer | null> {
  const stored = await pictures.get(variantKey(hash, variant))
  if (stored) return stored
  const senderQueue = senderQueues.get(sender) ?? pLimit(1)
  senderQueues.set(sender, senderQueue)
  return senderQueue(() => variantQueue(() => madeOnce(pictures, hash, variant)))
}

const inProgress = new Map<string, Promise<Buffer | null>>()

function madeOnce(pictures: PictureStore, hash: string, variant: Variant): Promise<Buffer | null> {
  const key = variantKey(hash, variant)
  const running = inProgress.get(key)
  if (running) return running
  const work = readOrMake(pictures, hash, variant).finally(() => inProgress.delete(key))
  inProgress.set(key, work)
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

export function masterKey(hash: string): string {
  return `${hash}/original`
}

export function variantKey(hash: string, variant: Variant): string {
  return `${hash}/${variant.name}`
}
