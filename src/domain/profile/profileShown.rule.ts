import { rule } from '../kernel/rule';

/** Everything that is kept about a member of staff for their profile. */
export interface KeptProfile {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty where they have none. */
  readonly screenName: string;
  readonly biography: string;
  readonly emailAddress: string;
}

/** What somebody else learns. */
export interface ShownProfile {
  readonly name: string;
  readonly biography: string;
}

/** What others see of a therapist. */
export const profileShown = rule(
  {
    id: 'CR-NAME-02',
    statement:
      'Patients see a therapist under the screen name where there is one, else under first and last name. Colleagues ' +
      'always see first and last name. Both see the biography, and nobody an email address.',
    source: 'DESIGN §9 row 34',
    hazards: ['HAZ-10', 'HAZ-08'],
  },
  ({ profile, to }: { readonly profile: KeptProfile; readonly to: 'patient' | 'colleague' }): ShownProfile => {
    const { firstName, lastName, screenName, biography } = profile;
    const whole = `${firstName} ${lastName}`.trim();
    return { name: to === 'patient' && screenName !== '' ? screenName : whole, biography };
  },
);
