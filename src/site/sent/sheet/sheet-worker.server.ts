import { parentPort, workerData } from 'node:worker_threads'
import { drawSheet } from './draw-sheet.server.ts'

// A thread of its own draws each PDF, so that the server goes on answering meanwhile.
parentPort?.postMessage(await drawSheet(workerData))
