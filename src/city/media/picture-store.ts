/**
 * A store of pictures: on disk or in any S3-compatible store. A key is a path such as `3f…/original`; its
 * content never changes.
 */
export type PictureStore = {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** The bytes, or null for an unknown key. Throws when the store cannot be reached. */
  get(key: string): Promise<Buffer | null>
  /** Deletes the bytes, if there are any. */
  delete(key: string): Promise<void>
}
