import type { Version } from './Version';

/**
 * True if the site serves a different dashboard or chat core than the running one. False if the served version could
 * not be read or a build does not know its own version. (D1 §1, DESIGN §5 row 1)
 */
export const isOtherVersion = (running: Version, served: Version | null | undefined): boolean =>
  !!served && running.version !== '' && (served.version !== running.version || served.core !== running.core);
