import { isObject } from '@/domain/kernel/parseJson';
import type { GoogleAccounts, PromptMoment, TokenAnswer } from './GoogleAccounts';

/** The interval of the check for a closed window, in milliseconds. */
const POLL_MS = 200;

type Ending = 'closed' | 'blocked' | 'notShown';
type Outcome = { readonly credential: string } | { readonly moment: Ending };

/**
 * The stand-in's own window and tokens in the shape of Google's client; `base` is the address of the stand-in drive.
 */
export function standInAccounts(page: Window, base: string): GoogleAccounts {
  let onCredential: (answer: { readonly credential?: string }) => void = () => undefined;
  return {
    id: {
      initialize: ({ callback }) => {
        onCredential = callback;
      },
      prompt: onMoment =>
        openWindow(page, base, outcome =>
          'credential' in outcome ? onCredential(outcome) : onMoment(momentOf(outcome.moment)),
        ),
    },
    oauth2: {
      initTokenClient: ({ login_hint, callback, error_callback }) => ({
        requestAccessToken: () =>
          void loadToken(base, login_hint).then(callback, () => error_callback({ type: 'unreachable' })),
      }),
    },
  };
}

function openWindow(page: Window, base: string, notify: (outcome: Outcome) => void): void {
  const opened = page.open(
    `${base}/choose?origin=${encodeURIComponent(page.location.origin)}`,
    'drive-account',
    'popup,width=420,height=560',
  );
  if (opened === null) return notify({ moment: 'notShown' });
  const end = (outcome: Outcome): void => {
    page.clearInterval(poll);
    page.removeEventListener('message', onMessage);
    opened.close();
    notify(outcome);
  };
  const onMessage = ({ origin, data }: MessageEvent<unknown>): void => {
    const outcome = origin === new URL(base).origin ? outcomeIn(data) : undefined;
    if (outcome !== undefined) end(outcome);
  };
  page.addEventListener('message', onMessage);
  const poll = page.setInterval(() => {
    if (opened.closed) end({ moment: 'closed' });
  }, POLL_MS);
}

function outcomeIn(data: unknown): Outcome | undefined {
  if (!isObject(data)) return undefined;
  if (typeof data['credential'] === 'string') return { credential: data['credential'] };
  const { moment } = data;
  return moment === 'closed' || moment === 'blocked' || moment === 'notShown' ? { moment } : undefined;
}

/** `blocked` looks as it does where the browser shows the prompt itself: no reason is given. */
const momentOf = (moment: Ending): PromptMoment => ({
  isNotDisplayed: () => moment === 'notShown',
  isSkippedMoment: () => moment !== 'notShown',
  isDismissedMoment: () => false,
  getDismissedReason: () => '',
  getSkippedReason: () => (moment === 'closed' ? 'user_cancel' : undefined),
});

async function loadToken(base: string, email: string): Promise<TokenAnswer> {
  const answer = await fetch(`${base}/token`, { method: 'POST', body: new URLSearchParams({ login_hint: email }) });
  return answer.ok ? ((await answer.json()) as TokenAnswer) : { error: 'invalid_request' };
}
