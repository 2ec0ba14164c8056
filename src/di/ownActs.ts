import type { Container } from 'inversify';
import { OwnActs } from '@/application/kernel/OwnActs';
import { ServerClockToken } from './tokens/kernelTokens';
import { SessionVaultToken } from './tokens/sessionTokens';

/** The acts of whoever is signed in when one of them is sent. */
export const createOwnActs = (container: Container): OwnActs =>
  new OwnActs(() => container.get(SessionVaultToken).current()?.user.uid, container.get(ServerClockToken));
