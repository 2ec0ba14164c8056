import { OLD_AFTER_MS } from './ageWarning.rule';

/** The first moment at which a message of this age is warned of, for a timer; milliseconds since 1970. */
export const oldSince = (writtenAt: number): number => writtenAt + OLD_AFTER_MS + 1;
