import type { Version } from './Version';

/**
 * Whether the site serves another dashboard or another chat core than the one that runs. No: where it could not be read,
 * and where a build does not know its own version. (D1 §1, DESIGN §5 row 1)
 */
export const isOtherVersion = (running: Version, served: Version | null | undefined): boolean =>
  !!served && running.version !== '' && (served.version !== running.version || served.core !== running.core);
