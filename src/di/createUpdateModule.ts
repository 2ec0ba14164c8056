import { ContainerModule } from 'inversify';
import { WatchUpdate } from '@/application/app/WatchUpdate';
import type { Version } from '@/domain/app/Version';
import { BrowserActivity } from '@/infrastructure/system/app/BrowserActivity';
import { FetchVersionGateway } from '@/infrastructure/system/app/FetchVersionGateway';
import { PendingMessagesToken } from './tokens/sessionTokens';
import { ClockToken, LoggerToken } from './tokens/systemTokens';
import * as t from './tokens/updateTokens';

/** What tells of a newer build than the one that runs. */
export const createUpdateModule = (running: Version): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(t.RunningVersionToken).toConstantValue(running);
    bind(t.VersionGatewayToken).toConstantValue(new FetchVersionGateway('/assets/version.json'));
    bind(t.ActivityToken).toResolvedValue(clock => new BrowserActivity(window, clock), [ClockToken]).inSingletonScope();
    bind(t.WatchUpdateToken).toResolvedValue(
      (version, versions, activity, pending, clock, logger) => new WatchUpdate(version, { versions, activity, pending, clock, logger }),
      [t.RunningVersionToken, t.VersionGatewayToken, t.ActivityToken, PendingMessagesToken, ClockToken, LoggerToken],
    );
  });
