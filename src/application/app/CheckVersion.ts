import { updateReady } from '@/domain/app/updateReady';
import type { Version } from '@/domain/app/Version';
import type { VersionGateway } from './ports/VersionGateway';

/** Asks once whether the site serves a version other than the running one. What cannot be read is no newer version. */
export class CheckVersion {
  constructor(
    private readonly running: Version,
    private readonly versions: VersionGateway,
  ) {}

  async execute(): Promise<'newer' | 'same'> {
    const served = (await this.versions.read()) ?? null;
    const isNewer = updateReady({ running: this.running, served, pending: 0, quietMs: Number.POSITIVE_INFINITY });
    return isNewer ? 'newer' : 'same';
  }
}
