import type { UserAccountGateway } from '@/application/users/ports/UserAccountGateway';
import type { UserGateway } from '@/application/users/ports/UserGateway';
import { token } from '../token';

// Bound when the first screen of administration is downloaded.
export const UserAccountGatewayToken = token<UserAccountGateway>('UserAccountGateway');
export const UserGatewayToken = token<UserGateway>('UserGateway');
