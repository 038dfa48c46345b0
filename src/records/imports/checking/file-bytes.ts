import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Db } from '../../../platform/db/connect.ts'

const PART_BYTES = 256 * 1024

/** At most `length` bytes from the beginning of a file on disk. */
export async function headOf(path: string, length: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The SHA-256 of a file on disk. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: PART_BYTES })
  for await (const bytes of stream) hash.update(bytes)
  return hash.digest('base64url')
}

/** Stores the content of a file with its import, so that any process can check it. */
export async function storeBytes(db: Db, importId: number, path: string): Promise<void> {
  const stream: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: PART_BYTES })
  let part = 0
  for await (const bytes of stream) {
    part += 1
    await db.insertInto('importFiles').values({ importId, part, bytes }).execute()
  }
}

/** The stored content of an import's file, part by part. */
export async function* storedBytes(db: Db, importId: number): AsyncGenerator<Buffer> {
  for (let part = 1; ; part += 1) {
    const stored = await db
      .selectFrom('importFiles')
      .select('bytes')
      .where('importId', '=', importId)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!stored) return
    yield stored.bytes
  }
}
