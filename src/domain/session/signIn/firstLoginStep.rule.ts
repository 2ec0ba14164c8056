import { rule } from '../../kernel/rule';
import { loginEmail } from './loginEmail.rule';
import type { LoginStep } from './LoginStep';

export interface FirstStep {
  readonly step: LoginStep;
  readonly email: string;
}

export const firstLoginStep = rule(
  {
    id: 'CR-LOGIN-03',
    statement:
      'Signing in starts at the email and password, and at the choice of a password when the address names an email that is well formed.',
    source:
      'D1 §2: "A login may start directly at the choose-password step when an email is found in the query string."',
    hazards: [],
  },
  ({ emailInQuery }: { readonly emailInQuery: string | null }): FirstStep => {
    const address = loginEmail({ typed: emailInQuery ?? '' });
    return address.verdict === 'valid'
      ? { step: 'choosePassword', email: address.email }
      : { step: 'signIn', email: '' };
  },
);
