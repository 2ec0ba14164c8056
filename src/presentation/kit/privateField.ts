/**
 * For every field in which something of a patient may stand. Without it a browser writes what stands there to its
 * session files, in plain text and beyond the log-out, and may send it to a spelling service.
 */
export const privateField = { autoComplete: 'off', spellCheck: false } as const;
