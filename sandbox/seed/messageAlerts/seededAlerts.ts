import type { StoredAlert } from '#sandbox/backend/messageAlerts/StoredAlert';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Seed = Pick<StoredAlert, 'id' | 'message' | 'audiences'> & Partial<StoredAlert>;

/**
 * Messages in each state, around the first start of the sandbox. None of them is shown to staff of the provider itself
 * or on the login page, so that every screen starts without one.
 */
export function seededAlerts(anchor: number): () => ReadonlyMap<string, StoredAlert> {
  const at = (hours: number): number => Math.floor(anchor / HOUR_MS) * HOUR_MS + hours * HOUR_MS;
  let all: ReadonlyMap<string, StoredAlert> | undefined;
  return () => (all ??= new Map(seeds(at).map(seed => [seed.id, stored(seed, at(-50))])));
}

/** The app of most patients is the newest one. */
export function seededAppVersion(patientId: string): string {
  const sum = [...patientId].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return sum % 7 === 0 ? '4.2.1' : '4.3.0';
}

const stored = (seed: Seed, changedAt: number): StoredAlert => ({
  generation: 'v2',
  kind: 'information',
  onlyAuthor: false,
  regions: [],
  organisations: [],
  versions: '',
  from: null,
  until: null,
  timeZone: 'Europe/London',
  isDismissible: true,
  isPublished: true,
  publishedAt: changedAt,
  withdrawnAt: null,
  author: 'staff-dana',
  changedAt,
  changedBy: 'Dana Whitfield',
  ...seed,
});

const seeds = (at: (hours: number) => number): readonly Seed[] => [
  {
    id: 'alert-slow-chat',
    message: 'Chat is slower than usual this morning. Your messages arrive, some of them a few minutes late.',
    kind: 'warning',
    audiences: ['patients'],
    regions: ['UK'],
    from: at(-27),
    until: at(26),
  },
  {
    id: 'alert-supervision',
    message: 'Clinical supervision moves to Wednesdays at 14:00 from next week. The link stays the same.',
    audiences: ['staff'],
    organisations: ['org-12'],
    from: at(-100),
    until: at(77),
  },
  {
    id: 'alert-help-now',
    message: 'If you need help now, call Samaritans on 116 123. Our chat is closed while we update the service.',
    kind: 'urgent',
    audiences: ['patients', 'public'],
    regions: ['UK'],
    from: at(30),
    until: at(46),
    isDismissible: false,
  },
  {
    id: 'alert-update',
    message:
      'We’re updating the service tomorrow evening. Chat and your journal won’t be available. In a crisis, call ' +
      'Samaritans on 116 123. See https://status.provider.example/updates.',
    audiences: ['patients'],
    organisations: ['org-2', 'org-10'],
    from: at(34),
    until: at(36),
  },
  {
    id: 'alert-old-app',
    generation: 'v1',
    message: 'Version 4.2 of the app can’t send pictures any longer. Please update it.',
    audiences: ['patients'],
    versions: '<4.3',
  },
  {
    id: 'alert-christmas',
    message: 'Our office is closed on 25 and 26 December. Crisis support goes on as usual.',
    audiences: [],
    isPublished: false,
    publishedAt: null,
    changedAt: at(-1),
  },
  {
    id: 'alert-thanks',
    message: 'Thank you for answering the autumn check-in. Results come in December.',
    audiences: ['patients'],
    organisations: ['org-13'],
    from: at(-12 * 24),
    until: at(-5 * 24),
  },
  {
    id: 'alert-late-codes',
    message: 'Text messages with one-time passwords may be late.',
    kind: 'warning',
    audiences: ['staff', 'public'],
    from: at(-9 * 24),
    until: at(9 * 24),
    withdrawnAt: at(-8 * 24) + DAY_MS / 3,
  },
];
