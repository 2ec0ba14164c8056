import { isOtherVersion } from '@/domain/app/isOtherVersion';
import type { Version } from '@/domain/app/Version';
import type { VersionGateway } from './ports/VersionGateway';

/** Asks once whether the site serves a version other than the running one. An unreadable version is not a newer one. */
export class CheckVersion {
  constructor(
    private readonly running: Version,
    private readonly versions: VersionGateway,
  ) {}

  async execute(): Promise<'newer' | 'same'> {
    return isOtherVersion(this.running, await this.versions.read()) ? 'newer' : 'same';
  }
}
