import { createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { Refused } from '../refused.ts'
import type { Call } from './edge.ts'

/** What an upload may hold, and the words in which it is refused. */
export type UploadRules = {
  /** The multipart field that carries the files. */
  field: string
  maxFiles: number
  /** Bytes a file. */
  maxBytes: number
  tooMany: string
  tooLarge: (name: string) => string
  missing: string
}

/** Bytes of an upload that are still read once it is too large. */
const LET_GO = 256 * 1024 * 1024

/**
 * A received file: its name and type as the sender wrote them, and where it lies until the work is done;
 * its bytes are read when asked for.
 */
export type UploadedFile = { name: string; type: string; path: string; read(): Promise<Buffer> }
/** What stood beside the files, by name. */
export type UploadedFields = Readonly<Record<string, string>>

/**
 * Receives a multipart upload into files of a temporary folder, never into memory, and hands them to
 * `work`; the folder goes when it is done. Refuses: 415 no multipart, 413 a file too large, 400 too
 * many files, none, or a body that ends early.
 */
export async function withUpload<T>(
  call: Call,
  rules: UploadRules,
  work: (files: UploadedFile[], fields: UploadedFields) => Promise<T>,
): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-upload-'))
  try {
    const { files, fields } = await receiveFiles(call, rules, folder)
    return await work(files, fields)
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
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
  // A body that breaks off leaves its last file without an end.
  const broken = new AbortController()
  // The rest of a refused upload is still read, so that the sender gets to hear why.
  let fault: Refused | null = null

  parser.on('field', (name: string, value: string) => {
    fields[name] = value
  })
  parser.on(
    'file',
    (field: string, stream: BusboyFileStream, filename: string, _as, type: string) => {
      const name = path.basename(filename || 'file').slice(0, 200)
      if (field !== rules.field || fault) {
        stream.resume()
        return
      }
      const file = path.join(folder, String(files.length))
      stream.on('limit', () => {
        fault ??= new Refused(413, rules.tooLarge(name), {
          errors: [{ path: rules.field, message: rules.tooLarge(name) }],
        })
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
    throw error instanceof Refused
      ? error
      : refused(rules.field, 'The upload ended early. Please try again.')
  }
  if (fault) throw fault
  if (files.length === 0) throw refused(rules.field, rules.missing)
  return { files, fields }
}

function openParser(call: Call, rules: UploadRules): InstanceType<typeof Busboy> {
  const type = call.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) {
    throw new Refused(415, `Send the files as multipart/form-data in the field ${rules.field}.`)
  }
  const headers: BusboyHeaders = { 'content-type': type }
  try {
    return new Busboy({
      headers,
      limits: { files: rules.maxFiles, fileSize: rules.maxBytes, fields: 20, fieldSize: 100_000 },
    })
  } catch {
    throw refused(rules.field, 'The multipart body has no boundary.')
  }
}

/**
 * The request's body, as far as it could be accepted. What comes after is read and let go, so that its
 * sender gets to hear why instead of losing the connection; without end it is not.
 */
async function* bodyOf(call: Call, most: number): AsyncGenerator<Uint8Array> {
  const tooLarge = new Refused(413, 'The upload is too large.')
  let seen = 0
  for await (const chunk of call.req.raw.body ?? []) {
    seen += chunk.length
    if (seen > most + LET_GO) throw tooLarge
    if (seen <= most) yield chunk
  }
  if (seen > most) throw tooLarge
}

function refused(field: string, message: string): Refused {
  return new Refused(400, message, { errors: [{ path: field, message }] })
}
