import type { Version } from '@/domain/app/Version';

/** Reads the build that the site serves now. */
export interface VersionGateway {
  /** Undefined when it cannot be read. Never rejects. */
  read(): Promise<Version | undefined>;
}
