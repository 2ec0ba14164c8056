import type { MessageAlert, ShownAlert } from '@/domain/messageAlerts/MessageAlert';

/** A published message for all patients, with the changes that a test needs. */
export const messageAlert = (parts: Partial<MessageAlert> = {}): MessageAlert => ({
  id: 'alert-1',
  generation: 'v2',
  message: 'Chat is slower than usual.',
  kind: 'information',
  audiences: ['patients'],
  onlyAuthor: false,
  regions: [],
  organisations: [],
  versions: '',
  isPublished: true,
  withdrawnAt: null,
  from: null,
  until: null,
  timeZone: 'Europe/London',
  isDismissible: true,
  changedAt: 0,
  changedBy: 'Dana Whitfield',
  reach: null,
  ...parts,
});

export const shownAlert = (parts: Partial<ShownAlert> = {}): ShownAlert => ({
  id: 'alert-1',
  kind: 'information',
  message: 'Chat is slower than usual.',
  revision: 'r1',
  isDismissible: true,
  from: 0,
  until: null,
  ...parts,
});
