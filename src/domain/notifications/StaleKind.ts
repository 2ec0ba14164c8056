/** Data that a notification tells is no longer true. */
export type StaleKind = 'activeChats' | 'assignedPatients';
