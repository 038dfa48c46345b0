/**
 * Where pictures lie: on disk or in any S3-compatible store. A key is a path such as
 * `3f…/original`; what stands under it never changes.
 */
export type PictureStore = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** The bytes, or null when nothing stands there. Throws when the store cannot be reached. */
  get(key: string): Promise<Buffer | null>
}
