import * as z from 'zod/mini'
import {
  ContactChange,
  ContactInput,
  ContactRecord,
} from '../../../records/contacts/rules/contact.ts'
import { ChatSource, PastedText } from './draft.ts'

const pasted = { text: PastedText, source: z.optional(z.nullable(ChatSource)) }

/** A pasted chat with the contact that is made from it. */
export const ChatOfNew = z.object({ ...pasted, contact: ContactInput })
export type ChatOfNew = z.output<typeof ChatOfNew>

/** A pasted chat of a contact, with what it adds to their record. */
export const ChatOfKnown = z.object({ ...pasted, change: z.optional(ContactChange) })
export type ChatOfKnown = z.output<typeof ChatOfKnown>

/** The contact of a chat that was kept, and the entries of the audit log that undo it. */
export const KeptChat = z.object({ contact: ContactRecord, undoIds: z.array(z.int()) })
export type KeptChat = z.output<typeof KeptChat>
