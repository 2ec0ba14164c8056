import type { EngineUpdate } from './EngineUpdate';

/** Loading state of the list of chats. */
export type SessionsPhase = Extract<EngineUpdate, { type: 'sessions' }>['phase'];

/** True if the list was loaded, even partly. */
export const isListed = (phase: SessionsPhase): boolean => phase === 'known' || phase === 'partial';
