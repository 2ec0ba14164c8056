import type { ConnectionState } from '@/application/serverStatus/ConnectionState';
import { token } from '../token';

export const ConnectionStateToken = token<ConnectionState>('ConnectionState');
