import type { UserDataGateway } from '@/application/userData/ports/UserDataGateway';
import type { DeletionRequestGateway } from '@/application/users/ports/DeletionRequestGateway';
import type { UserAccountGateway } from '@/application/users/ports/UserAccountGateway';
import type { BulkRunner } from '@/application/kernel/bulk/BulkRunner';
import type { UserGateway } from '@/application/users/ports/UserGateway';
import { token } from '../token';

// Bound when the first screen of administration is downloaded.
export const DeletionRequestGatewayToken = token<DeletionRequestGateway>('DeletionRequestGateway');
export const UserAccountGatewayToken = token<UserAccountGateway>('UserAccountGateway');
export const UserGatewayToken = token<UserGateway>('UserGateway');
/** One for the window: it outlives the pages on which it is shown. */
export const UserBulkRunnerToken = token<BulkRunner>('UserBulkRunner');
export const UserDataGatewayToken = token<UserDataGateway>('UserDataGateway');
