import { rule } from '../kernel/rule';

interface EmbedTargetInput {
  /** As the backend names it. */
  readonly url: string;
  /** The origin that the settings name. */
  readonly origin: string;
}

/** Whether the token of a dashboard may be posted to an address. */
export const embedTarget = rule(
  {
    id: 'CR-DASH-01',
    statement:
      'The token of a dashboard is posted to the origin that the settings name and to no other, whatever address the ' +
      'backend gives, and only where that address has no user, no query and no fragment: nothing of the token or of ' +
      'the person may become part of an address.',
    source: 'DESIGN §9 row 100',
    hazards: ['HAZ-08'],
  },
  ({ url, origin }: EmbedTargetInput): boolean => {
    const [, found, rest = ''] = /^(https?:\/\/[^/?#@\\]+)(\/[^?#\\]*)?$/.exec(url) ?? [];
    return found === origin && !rest.includes('//');
  },
);
