import type { OutboxEntry } from '@/domain/chat/messages/OutboxEntry';
import type { EngineState } from './EngineState';

/** What an entry notes of the sign-in in which it is written or decided. */
export const ofSignIn = ({ signIn }: EngineState): Pick<OutboxEntry, 'signIn'> =>
  (signIn && { signIn: signIn.id }) ?? {};
