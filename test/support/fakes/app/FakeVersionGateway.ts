import type { VersionGateway } from '@/application/app/ports/VersionGateway';
import type { Version } from '@/domain/app/Version';

export class FakeVersionGateway implements VersionGateway {
  reads = 0;

  constructor(public served: Version | undefined) {}

  async read(): Promise<Version | undefined> {
    this.reads += 1;
    return this.served;
  }
}
