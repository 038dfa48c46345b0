import { answerWork } from '../../../own-thread.ts'
import { readLetter } from './read-letter.ts'

// A thread of its own reads e-mails: whatever somebody sends, the server goes on answering.
answerWork((bytes: Uint8Array) => readLetter(Buffer.from(bytes)))
