import type { ApiClient } from '#sandbox/practice/ApiClient';
import type { ColleagueApi } from './ColleagueApi';

/**
 * A colleague's dashboard on the public interfaces of the sandbox: asks one therapist to join, or to take over, the
 * chat with one patient.
 */
export class HttpColleagueApi implements ColleagueApi {
  constructor(
    private readonly client: Pick<ApiClient, 'call'>,
    private readonly patientId: string,
    private readonly therapistId: string,
  ) {}

  invite(message: string): Promise<void> {
    return this.ask('invite', message);
  }

  handOver(message: string): Promise<void> {
    return this.ask('handover', message);
  }

  private async ask(act: 'invite' | 'handover', message: string): Promise<void> {
    await this.client.call({
      method: 'POST',
      path: `/therapist/chats/${this.patientId}/${act}/${this.therapistId}`,
      body: { message },
    });
  }
}
