import { AwsClient } from 'aws4fetch'
import { Refused } from '../../refused.ts'
import type { PictureStore } from './picture-store.ts'

const TIMEOUT_MS = 20_000

/** An S3-compatible store and the access to it. */
export type S3Settings = {
  /** Such as `https://s3.example.com`; buckets are addressed by path. */
  endpoint: string
  bucket: string
  accessKey: string
  secretKey: string
}

/** Pictures in an S3-compatible store. */
export function s3Store(settings: S3Settings): PictureStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKey,
    secretAccessKey: settings.secretKey,
    service: 's3',
    retries: 3,
  })
  const folder = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`
  const url = (key: string) => `${folder}/${key}`
  const send = async (key: string, init: RequestInit) => {
    try {
      return await client.fetch(url(key), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (cause) {
      throw unreachable(cause)
    }
  }
  return {
    async put(key, bytes, contentType) {
      const response = await send(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': contentType,
          'content-length': String(bytes.length),
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
      if (!response.ok) throw unreachable(new Error(`S3 answered ${response.status} to a write`))
    },
    async get(key) {
      const response = await send(key, { method: 'GET' })
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      if (!response.ok) throw unreachable(new Error(`S3 answered ${response.status} to a read`))
      return Buffer.from(await response.arrayBuffer())
    },
    async delete(key) {
      const response = await send(key, { method: 'DELETE' })
      await response.body?.cancel()
      if (!response.ok && response.status !== 404)
        throw unreachable(new Error(`S3 answered ${response.status} to a deletion`))
    },
  }
}

function unreachable(cause: unknown): Refused {
  const refused = new Refused(503, 'pictures_unreachable')
  refused.cause = cause
  return refused
}
