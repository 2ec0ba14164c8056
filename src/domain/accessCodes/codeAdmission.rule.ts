import { rule } from '../kernel/rule';

/** The state of an access code at one moment. */
export interface CodeFacts {
  readonly enabled: boolean;
  /** The maximum number of patients who may join; null for no limit. */
  readonly seats: number | null;
  readonly used: number;
  /** Seconds since 1970 at which the code expires; null if it does not expire. */
  readonly expiresAt: number | null;
}

export interface AdmissionInput {
  /** Null if the code does not exist or was deleted. */
  readonly code: CodeFacts | null;
  /** The organisation and all its ancestors are enabled. */
  readonly organisationEnabled: boolean;
  /** The organisation has reached its maximum number of patients. */
  readonly organisationFull: boolean;
  readonly subscription: {
    readonly state: 'notStarted' | 'active' | 'endsSoon' | 'ended' | 'unknown';
    /** Seconds since 1970 until which the state holds. */
    readonly until: number | null;
    /** Seconds since 1970 at which the subscription ends; null if it does not end. */
    readonly endsAt: number | null;
  };
  /** This patient has already joined an organisation with this code. */
  readonly alreadyJoined: boolean;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

/** First line of a refusal. */
export const ADMISSION_REFUSALS = [
  'CodeUnknown',
  'CodeDisabled',
  'CodeExpired',
  'CodeFull',
  'AlreadyJoined',
  'OrganisationDisabled',
  'SubscriptionNotStarted',
  'SubscriptionEnded',
] as const;

export type AdmissionRefusal = (typeof ADMISSION_REFUSALS)[number];

export type Admission =
  /** `until`: seconds since 1970 at which admission ends by itself; null if it never does. */
  | { readonly admits: true; readonly until: number | null }
  /** `until`: when the refusal may lapse by itself; null if it never does. */
  | { readonly admits: false; readonly refusal: AdmissionRefusal; readonly until: number | null };

/** Decides whether a patient may join with an access code. */
export const codeAdmission = rule(
  {
    id: 'CR-CODE-02',
    statement:
      'A patient may join with an access code while the code is enabled, has not expired and has a free seat, the ' +
      'organisation has room for another patient, the organisation and all its ancestors are enabled, and their ' +
      'subscription has begun and not ended. At the moment of expiry the code no longer admits patients. A ' +
      'patient who has already joined with the code learns this before anything else about the code and takes no ' +
      'second seat. A refusal names the first problem in this order: unknown code, already joined, organisation ' +
      'disabled, subscription, code disabled, expired, full. A subscription in an unknown state refuses no ' +
      'patient. The answer includes the time until which it holds.',
    source: 'DESIGN §9 row 4; DESIGN §9 row 5; DESIGN §9 row 8; DESIGN §9 row 14; DESIGN §9 row 20',
    hazards: ['HAZ-17'],
  },
  ({ code, organisationEnabled, organisationFull, subscription, alreadyJoined, now }: AdmissionInput): Admission => {
    const refuse = (refusal: AdmissionRefusal, until: number | null = null): Admission => ({
      admits: false,
      refusal,
      until,
    });
    if (code === null) return refuse('CodeUnknown');
    if (alreadyJoined) return refuse('AlreadyJoined');
    if (!organisationEnabled) return refuse('OrganisationDisabled');
    if (subscription.state === 'notStarted') return refuse('SubscriptionNotStarted', subscription.until);
    if (subscription.state === 'ended') return refuse('SubscriptionEnded');
    if (!code.enabled) return refuse('CodeDisabled');
    if (code.expiresAt !== null && now >= code.expiresAt) return refuse('CodeExpired');
    if (organisationFull || (code.seats !== null && code.used >= code.seats)) return refuse('CodeFull');
    const ends = [code.expiresAt, subscription.endsAt].filter(end => end !== null);
    return { admits: true, until: ends.length === 0 ? null : Math.min(...ends) };
  },
);
