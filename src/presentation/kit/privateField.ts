/**
 * Props for every field that may hold patient data. Without them a browser writes the content to its session files, in
 * plain text and beyond the log-out, and may send it to a service that corrects or completes text.
 */
export const privateField = { autoComplete: 'off', spellCheck: false, writingsuggestions: 'false' } as const;
