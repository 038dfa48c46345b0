import { AwsClient } from 'aws4fetch'
import { Refused } from '../refused.ts'
import type { PictureStore } from './picture-store.ts'

const TIMEOUT_MS = 20_000

/** Where an S3-compatible store answers, and who asks. */
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
  const ask = async (key: string, init: RequestInit) => {
    try {
      return await client.fetch(url(key), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (cause) {
      throw unreachable(cause)
    }
  }
  return {
    async put(key, bytes, contentType) {
      const answer = await ask(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-type': contentType,
          'content-length': String(bytes.length),
          'cache-control': 'public, max-age=31536000, immutable',
        },
      })
      if (!answer.ok) throw unreachable(new Error(`S3 answered ${answer.status} to a write`))
    },
    async get(key) {
      const answer = await ask(key, { method: 'GET' })
      if (answer.status === 404) {
        await answer.body?.cancel()
        return null
      }
      if (!answer.ok) throw unreachable(new Error(`S3 answered ${answer.status} to a read`))
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}

function unreachable(cause: unknown): Refused {
  const refused = new Refused(
    503,
    'Pictures cannot be reached right now. Please try again shortly.',
  )
  refused.cause = cause
  return refused
}
