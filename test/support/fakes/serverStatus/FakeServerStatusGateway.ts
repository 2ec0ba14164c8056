import type { ServerStatusGateway } from '@/application/serverStatus/ports/ServerStatusGateway';
import type { ServerStatus } from '@/domain/serverStatus/ServerStatus';

export class FakeServerStatusGateway implements ServerStatusGateway {
  status: ServerStatus = { state: 'online' };
  reads = 0;

  async read(): Promise<ServerStatus> {
    this.reads += 1;
    return this.status;
  }
}
