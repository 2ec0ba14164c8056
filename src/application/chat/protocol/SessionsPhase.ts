import type { EngineUpdate } from './EngineUpdate';

/** How far the list of chats is loaded. */
export type SessionsPhase = Extract<EngineUpdate, { type: 'sessions' }>['phase'];

/** Whether the list has come, though perhaps not all of it could be read. */
export const isListed = (phase: SessionsPhase): boolean => phase === 'known' || phase === 'partial';
