import { WatchServerStatus } from '@/application/serverStatus/WatchServerStatus';
import type { ServerStatusGateway } from '@/application/serverStatus/ports/ServerStatusGateway';
import type { Leadership } from '@/application/chat/ports/Leadership';
import type { Clock } from '@/application/kernel/ports/Clock';
import { FakeServerStatusSignal } from '../../fakes/serverStatus/FakeServerStatusSignal';

/** The only window of the device, which leads immediately. */
const alone: Leadership = {
  campaign: (_uid, onElected) => {
    void Promise.resolve().then(onElected);
    return () => undefined;
  },
  acquire: () => undefined,
};

/** Watches the server's status in the only window. */
export const statusWatch = (gateway: ServerStatusGateway, clock: Clock): WatchServerStatus =>
  new WatchServerStatus({ gateway, signal: new FakeServerStatusSignal(), leadership: alone, clock });
