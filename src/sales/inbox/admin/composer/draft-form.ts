/** The name under which the draft of a conversation's next message is stored in this browser. */
export const draftForm = (threadId: number) => `message in conversation ${threadId}`
