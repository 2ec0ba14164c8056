import type { Container } from 'inversify';
import { ActAuthorship } from '@/application/kernel/ActAuthorship';
import { ServerClockToken, SessionVaultToken } from './tokens';

/** For the user who is signed in when an act is sent. */
export const createActAuthorship = (container: Container): ActAuthorship =>
  new ActAuthorship(() => container.get(SessionVaultToken).current()?.user.uid, container.get(ServerClockToken));
