/**
 * An instant on the wire: ISO 8601 with a time and an offset, such as `2026-03-29T09:30:00Z`; a time without an offset
 * is no instant.
 */
export const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
