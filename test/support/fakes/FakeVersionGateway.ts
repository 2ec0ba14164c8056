import type { VersionGateway } from '@/application/shell/ports/VersionGateway';
import type { Version } from '@/domain/shell/Version';

export class FakeVersionGateway implements VersionGateway {
  reads = 0;

  constructor(public served: Version | undefined) {}

  async read(): Promise<Version | undefined> {
    this.reads += 1;
    return this.served;
  }
}
