import { rule } from '../kernel/rule';

interface EmbedTargetInput {
  /** The address from the backend. */
  readonly url: string;
  /** The origin from the settings. */
  readonly origin: string;
}

/** Decides whether the token of an embedded dashboard may be posted to an address. */
export const embedTarget = rule(
  {
    id: 'CR-DASH-01',
    statement:
      'The token of an embedded dashboard is posted only to the origin in the settings, whatever address the ' +
      'backend returns, and only if that address has no user, query or fragment: no part of the token or of ' +
      'personal data may become part of an address.',
    source: 'DESIGN §9 row 100',
    hazards: ['HAZ-08'],
  },
  ({ url, origin }: EmbedTargetInput): boolean => {
    const [, found, rest = ''] = /^(https?:\/\/[^/?#@\\]+)(\/[^?#\\]*)?$/.exec(url) ?? [];
    return found === origin && !rest.includes('//');
  },
);
