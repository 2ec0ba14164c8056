import { rule } from '../../kernel/rule';

/** Forbidden targets: they end a session or read a secret from the address. */
const refused: readonly string[] = ['logout', 'action', 'callback'];

/** Reads the path as the router does; an unreadable path may lead anywhere. */
function leadsToRefused(path: string): boolean {
  try {
    const words = decodeURIComponent(path).toLowerCase().split(/[/\\]/);
    return words.some(word => refused.includes(word.trim()));
  } catch {
    return true;
  }
}

export const continueUrl = rule(
  {
    id: 'CR-CONTINUE-01',
    statement:
      'A link from an email continues only to a path on this very site, with its query and anchor. An address ' +
      'elsewhere, an unreadable address, and any path that leads to logout, action or callback become the start ' +
      'page.',
    source:
      "D1 §2 Action page headers: \"Success ('Password has successfully been reset') with a Continue button to the " +
      'continue URL made relative to the site."; DESIGN §5 row 17',
    hazards: ['HAZ-08'],
  },
  ({ continueUrl: wished, origin }: { readonly continueUrl: string | null; readonly origin: string }): string => {
    if (wished === null || !URL.canParse(wished, origin)) return '/';
    const there = new URL(wished, origin);
    if (there.origin !== origin || leadsToRefused(there.pathname)) return '/';
    const path = `${there.pathname}${there.search}${there.hash}`;
    // A path such as //elsewhere would be read as another site; the path of a blob is an address itself.
    return /^\/(?![/\\])/.test(path) ? path : '/';
  },
);
