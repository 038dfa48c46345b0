import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { isDiskFull } from '../../disk-space.ts'
import { Refused, refusedFor } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import type { Call } from './edge.ts'
import { senderAddress } from './sender.ts'
import { SharedTurns } from './turns.ts'

/** What an upload may hold, and the refusals for what it may not. */
export type UploadRules = {
  /** The multipart field that carries the files. */
  field: string
  maxFiles: number
  /** Bytes per file. */
  maxBytes: number
  tooMany: Refusal
  tooLarge: (name: string) => Refusal
  missing: Refusal
}

/** The prefix of an upload's temporary folder. */
export const UPLOAD_PREFIX = 'sathani-upload-'
/** Uploads that this process receives at once, which bounds their temporary files, and those of one person; the others wait. */
const uploads = new SharedTurns({ atOnce: 20, ofPerson: 5, waiting: 100, patience: 30_000 })
const MAX_NAME = 200
const MAX_EXTENSION = 20
/** Bytes of a refused upload that are still read and discarded. */
const MAX_DISCARDED = 256 * 1024 * 1024

/**
 * A received file: its name and type as the sender wrote them, and its temporary path. `read` loads
 * its bytes.
 */
export type UploadedFile = { name: string; type: string; path: string; read(): Promise<Buffer> }
/** The other fields of the form, by name. */
export type UploadedFields = Readonly<Record<string, string>>

/**
 * Receives a multipart upload into a temporary folder, never into memory, and passes the files to
 * `work`. The folder is deleted afterwards. Refuses: 415 if it is not multipart, 413 for a file too
 * large, 400 for too many files, no file, or a body that ends early, 429 when too many uploads wait.
 */
export async function withUpload<T>(
  call: Call,
  rules: UploadRules,
  work: (files: UploadedFile[], fields: UploadedFields) => Promise<T>,
): Promise<T> {
  const person = call.get('personId') ?? senderAddress(call)
  return uploads.run(person, () => receiveThen(call, rules, work))
}

async function receiveThen<T>(
  call: Call,
  rules: UploadRules,
  work: (files: UploadedFile[], fields: UploadedFields) => Promise<T>,
): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), uploadPrefix(process.pid)))
  try {
    const { files, fields } = await receiveFiles(call, rules, folder)
    return await work(files, fields)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

/** How the temporary folders of a process of this machine begin. */
export function uploadPrefix(pid: number): string {
  const machine = createHash('sha256').update(os.hostname()).digest('hex').slice(0, 12)
  return `${UPLOAD_PREFIX}${machine}-${pid}-`
}

async function receiveFiles(
  call: Call,
  rules: UploadRules,
  folder: string,
): Promise<{ files: UploadedFile[]; fields: UploadedFields }> {
  const parser = openParser(call, rules)
  const files: UploadedFile[] = []
  const fields: Record<string, string> = Object.create(null)
  const writes: Promise<void>[] = []
  // When the body breaks off, the stream of its last file never ends.
  const broken = new AbortController()
  // The rest of a refused upload is still read, so that the sender receives the response.
  let fault: Refused | null = null

  parser.on('field', (name: string, value: string) => {
    fields[name] = value
  })
  parser.on(
    'file',
    (field: string, stream: BusboyFileStream, filename: string, _as, type: string) => {
      const name = shortName(path.basename(filename || 'file'))
      if (field !== rules.field || fault) {
        stream.resume()
        return
      }
      const file = path.join(folder, String(files.length))
      stream.on('limit', () => {
        fault ??= refusedFor(413, rules.tooLarge(name), { at: rules.field })
      })
      files.push({ name, type, path: file, read: () => fs.readFile(file) })
      writes.push(pipeline(stream, createWriteStream(file), { signal: broken.signal }))
    },
  )
  parser.on('filesLimit', () => {
    fault ??= refused(rules.field, rules.tooMany)
  })

  try {
    await pipeline(bodyOf(call, (rules.maxFiles + 1) * rules.maxBytes), parser)
    await Promise.all(writes)
  } catch (error) {
    broken.abort()
    await Promise.allSettled(writes)
    if (fault) throw fault
    if (isDiskFull(error)) throw error
    throw error instanceof Refused ? error : refused(rules.field, refusal('upload_ended_early'))
  }
  if (fault) throw fault
  if (files.length === 0) throw refused(rules.field, rules.missing)
  return { files, fields }
}

/** A name of at most 200 characters, which keeps its extension. */
function shortName(name: string): string {
  if (name.length <= MAX_NAME) return name
  const extension = path.extname(name).slice(0, MAX_EXTENSION)
  return `${name.slice(0, MAX_NAME - extension.length - 1)}…${extension}`.toWellFormed()
}

function openParser(call: Call, rules: UploadRules): InstanceType<typeof Busboy> {
  const type = call.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Refused(415, 'upload_type', { field: rules.field })
  }
  const headers: BusboyHeaders = { 'content-type': type }
  try {
    return new Busboy({
      headers,
      limits: { files: rules.maxFiles, fileSize: rules.maxBytes, fields: 20, fieldSize: 100_000 },
    })
  } catch {
    throw refused(rules.field, refusal('upload_without_boundary'))
  }
}

/**
 * The request's body up to what is accepted. The rest is read and discarded, up to a limit, so that
 * the sender receives the refusal instead of a closed connection.
 */
async function* bodyOf(call: Call, maxBytes: number): AsyncGenerator<Uint8Array> {
  const tooLarge = new Refused(413, 'upload_too_large')
  let seen = 0
  for await (const chunk of call.req.raw.body ?? []) {
    seen += chunk.length
    if (seen > maxBytes + MAX_DISCARDED) throw tooLarge
    if (seen <= maxBytes) yield chunk
  }
  if (seen > maxBytes) throw tooLarge
}

function refused(field: string, reason: Refusal): Refused {
  return refusedFor(400, reason, { at: field })
}
