import type { ServerStatusGateway } from '@/application/serverStatus/ports/ServerStatusGateway';
import { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { WatchConnections } from '@/application/serverStatus/WatchConnections';
import type { SignOut } from '@/application/session/signOut/SignOut';
import type { Clock } from '@/application/kernel/ports/Clock';
import { FakePublicProjectGateway } from '#test/support/fakes/serverStatus/FakePublicProjectGateway';
import { ProjectCheck } from '@/presentation/serverStatus/ProjectCheck';
import { ConnectionsStore } from '@/presentation/serverStatus/ConnectionsStore';
import { ServerBannerStore } from '@/presentation/serverStatus/ServerBannerStore';
import { statusWatch } from './statusWatch';

interface Surroundings {
  readonly gateway: ServerStatusGateway;
  readonly signOut: SignOut;
  readonly clock: Clock;
  readonly restart: (path: string) => void;
}

/** The banner, the connection message and the panel on fakes. */
export function serverStatusTools({ gateway, signOut, clock, restart }: Surroundings) {
  const links = new ConnectionState(clock);
  const projects = new FakePublicProjectGateway();
  const project = new ProjectCheck(projects.project, projects);
  const stores = {
    banner: new ServerBannerStore({ watchServerStatus: statusWatch(gateway, clock), signOut, restart }),
    links: new ConnectionsStore(new WatchConnections(links, clock), links, clock, project),
  };
  return { links, stores, projects };
}
