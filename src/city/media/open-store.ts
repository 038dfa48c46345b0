import path from 'node:path'
import type { Env } from '../../env.ts'
import { diskStore } from './disk-store.ts'
import type { PictureStore } from './picture-store.ts'
import { s3Store } from './s3-store.ts'

/** The store of this installation's pictures: S3 if it is configured, else the data folder. */
export function openStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): PictureStore {
  return s3 ? s3Store(s3) : diskStore(path.join(dataDir, 'media'))
}
