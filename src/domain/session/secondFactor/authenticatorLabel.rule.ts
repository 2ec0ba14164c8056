import { rule } from '../../kernel/rule';

export const authenticatorLabel = rule(
  {
    id: 'CR-TOTP-03',
    statement:
      'An authenticator that is added is called "Authenticator N", N being one more than the number of authenticators that the person has.',
    source: `D1 §3: "Authenticator registration: code, secret, label (default 'Authenticator N' where N is the existing count plus 1)."`,
    hazards: [],
  },
  ({ existing }: { readonly existing: number }): string => `Authenticator ${existing + 1}`,
);
