/**
 * For every field that may hold patient data. Without it a browser writes the content to its session files, in plain
 * text and beyond the log-out, and may send it to a service that corrects or completes it.
 */
export const privateField = { autoComplete: 'off', spellCheck: false, writingsuggestions: 'false' } as const;
