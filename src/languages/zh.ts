import { gather } from './gather.ts'

/** Chinese: nothing is translated yet, so that everything is in English. */
export const chinese = gather('zh', [])
