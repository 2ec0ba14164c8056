import type { Container } from 'inversify';
import { OwnActs } from '@/application/kernel/OwnActs';
import { ServerClockToken, SessionVaultToken } from './tokens';

/** For the user who is signed in when an act is sent. */
export const createOwnActs = (container: Container): OwnActs =>
  new OwnActs(() => container.get(SessionVaultToken).current()?.user.uid, container.get(ServerClockToken));
