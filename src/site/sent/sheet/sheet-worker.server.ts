import { answerWork } from '../../../own-thread.ts'
import { drawSheet } from './draw-sheet.server.ts'

// A thread of its own draws each PDF, so that the server goes on answering meanwhile.
answerWork(drawSheet)
