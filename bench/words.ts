/**
 * The readers and the editor of words, over the sets in `bench/words`: how many facts rewriting changes, and what is
 * found in pasted chats and on photographed notes. A part of each set was kept apart while they were built; its
 * figures stand beside the others'. Run it by `npm run bench:words`. It needs nothing else.
 */
import { measureChats } from './words/measure-chats.ts'
import { measureNotes } from './words/measure-notes.ts'
import { measureRewriting } from './words/measure-rewriting.ts'

await measureRewriting()
await measureChats()
await measureNotes()
