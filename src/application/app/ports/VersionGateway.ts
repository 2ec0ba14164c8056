import type { Version } from '@/domain/app/Version';

/** Which build the site serves now. */
export interface VersionGateway {
  /** Undefined when it cannot be read. Never rejects. */
  read(): Promise<Version | undefined>;
}
