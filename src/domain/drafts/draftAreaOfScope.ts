import type { Scope } from '../kernel/Scope';

/** The area of a draft: chats, forms of patients, or forms of administration. */
export type DraftArea = 'chats' | 'patients' | 'administration';

const areas: Partial<Readonly<Record<Scope, DraftArea>>> = {
  'chat:view-requests': 'chats',
  'chat:view-active-chats': 'chats',
  'chat:download-chat': 'chats',
  'therapist:list-patients': 'patients',
  'patient:download-moments': 'patients',
};

/** Returns the draft area of the pages that a scope opens. */
export const draftAreaOfScope = (scope: Scope): DraftArea => areas[scope] ?? 'administration';
