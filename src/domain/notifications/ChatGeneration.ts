/** The two kinds of chat that staff handle, each with its own lists and pages. */
export type ChatGeneration = 'v1' | 'v2';
