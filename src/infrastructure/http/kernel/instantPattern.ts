const day = /\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/.source;
const clock = /([01]\d|2[0-3]):[0-5]\d/.source;

/**
 * An instant on the wire: ISO 8601 with a time and an offset, such as `2026-03-29T09:30:00Z`; a time without an offset
 * is no instant, nor is what no clock shows.
 */
export const instantPattern = new RegExp(`^${day}T${clock}(:[0-5]\\d(\\.\\d{1,3})?)?(Z|[+-]${clock})$`);
