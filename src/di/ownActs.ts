import type { Container } from 'inversify';
import { OwnActs } from '@/application/kernel/OwnActs';
import { ServerClockToken } from './tokens/kernelTokens';
import { SessionVaultToken } from './tokens/sessionTokens';

/** For the user who is signed in when an act is sent. */
export const createOwnActs = (container: Container): OwnActs =>
  new OwnActs(() => container.get(SessionVaultToken).current()?.user.uid, container.get(ServerClockToken));
