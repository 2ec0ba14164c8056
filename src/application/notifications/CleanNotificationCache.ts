import type { Logger } from '../kernel/ports/Logger';
import type { Unsubscribe } from '../kernel/Unsubscribe';
import type { NotificationSource } from './ports/NotificationSource';
import type { NotificationGateway } from './ports/NotificationGateway';

/** Requests a cleanup of the cache on each sign-in of a user who may chat. A failure is ignored. */
export class CleanNotificationCache {
  constructor(
    private readonly source: NotificationSource,
    private readonly gateway: NotificationGateway,
    private readonly logger: Logger,
  ) {}

  execute(): Unsubscribe {
    let known: string | undefined;
    return this.source.watchPerson(uid => {
      if (uid !== undefined && uid !== known) void this.tidy();
      known = uid;
    });
  }

  private async tidy(): Promise<void> {
    const tidied = await this.gateway.tidyCache();
    if (!tidied.ok) this.logger.warn('The therapist notification cache could not be tidied.');
  }
}
