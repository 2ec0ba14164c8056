import type { Scope } from '../kernel/Scope';

/** Where something was typed: in chats, in the forms of patients, or in those of administration. */
export type DraftArea = 'chats' | 'patients' | 'administration';

const areas: Partial<Readonly<Record<Scope, DraftArea>>> = {
  'chat:view-requests': 'chats',
  'chat:view-active-chats': 'chats',
  'chat:download-chat': 'chats',
  'therapist:list-patients': 'patients',
  'patient:download-moments': 'patients',
};

/** Where somebody types on the pages that a scope opens. */
export const draftAreaOfScope = (scope: Scope): DraftArea => areas[scope] ?? 'administration';
