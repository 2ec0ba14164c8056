import { rule } from '../kernel/rule';

/** The stored profile of a member of staff. */
export interface KeptProfile {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty if they have none. */
  readonly screenName: string;
  readonly biography: string;
  readonly emailAddress: string;
}

/** The part of a profile that others see. */
export interface ShownProfile {
  readonly name: string;
  readonly biography: string;
}

/** Returns the part of a therapist's profile that a patient or a colleague sees. */
export const profileShown = rule(
  {
    id: 'CR-NAME-02',
    statement:
      "Patients see a therapist's screen name if there is one, otherwise first and last name. Colleagues always " +
      'see first and last name. Both see the biography; neither sees the email address.',
    source: 'DESIGN §9 row 34',
    hazards: ['HAZ-10', 'HAZ-08'],
  },
  ({ profile, to }: { readonly profile: KeptProfile; readonly to: 'patient' | 'colleague' }): ShownProfile => {
    const { firstName, lastName, screenName, biography } = profile;
    const whole = `${firstName} ${lastName}`.trim();
    return { name: to === 'patient' && screenName !== '' ? screenName : whole, biography };
  },
);
