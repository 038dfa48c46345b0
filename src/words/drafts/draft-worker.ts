import { answerWork } from '../../own-thread.ts'
import type { Work } from './draft-reader.ts'
import { readPasted } from './read-pasted.ts'

// A thread of its own reads long texts: whatever somebody pastes, the server goes on answering.
answerWork(async ({ pasted, knowledge }: Work) => readPasted(pasted, knowledge))
