import type { Activity } from '@/application/app/ports/Activity';
import type { VersionGateway } from '@/application/app/ports/VersionGateway';
import type { WatchUpdate } from '@/application/app/WatchUpdate';
import type { Version } from '@/domain/app/Version';
import { token } from '../token';

/** The build that runs in this window. */
export const RunningVersionToken = token<Version>('RunningVersion');
export const VersionGatewayToken = token<VersionGateway>('VersionGateway');
export const ActivityToken = token<Activity>('Activity');
export const WatchUpdateToken = token<WatchUpdate>('WatchUpdate');
