import { rule } from '../kernel/rule';

/** What is known of an access code at a moment. */
export interface CodeFacts {
  readonly enabled: boolean;
  /** How many patients may join with it; null for any number. */
  readonly seats: number | null;
  readonly used: number;
  /** Seconds since 1970 from which it admits nobody; null where it does not expire. */
  readonly expiresAt: number | null;
}

export interface AdmissionInput {
  /** Null where there is no such code, or it was deleted. */
  readonly code: CodeFacts | null;
  /** Whether the organisation and all above it are enabled. */
  readonly organisationEnabled: boolean;
  /** Whether the organisation has as many patients as may join it in all. */
  readonly organisationFull: boolean;
  readonly subscription: {
    readonly state: 'notStarted' | 'active' | 'endsSoon' | 'ended' | 'unknown';
    /** Seconds since 1970 until which the state holds. */
    readonly until: number | null;
    /** Seconds since 1970 at which the subscription ends; null where it does not. */
    readonly endsAt: number | null;
  };
  /** Whether this patient already belongs to an organisation through this code. */
  readonly alreadyJoined: boolean;
  /** Seconds since 1970, server time. */
  readonly now: number;
}

/** First lines of the answers that refuse. */
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
  /** `until`: seconds since 1970 at which time alone ends it; null where time does not. */
  | { readonly admits: true; readonly until: number | null }
  /** `until`: when time alone may change the refusal; null where it does not. */
  | { readonly admits: false; readonly refusal: AdmissionRefusal; readonly until: number | null };

/** Whether an access code lets a patient join. */
export const codeAdmission = rule(
  {
    id: 'CR-CODE-02',
    statement:
      'An access code lets a patient join while it is enabled, has not expired and has a seat left, its ' +
      'organisation has fewer patients than may join it, it and all above it are enabled, and their subscription ' +
      'has begun and not ended. ' +
      'The moment of expiry no longer admits. A patient who has joined with it is told so before anything else ' +
      'about the code, and takes no second seat. The refusal names the first thing that is wrong: ' +
      'the code unknown, joined already, organisation disabled, subscription, code disabled, expired, full. ' +
      'A subscription whose state is unknown refuses nobody. The answer says until when it holds.',
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
