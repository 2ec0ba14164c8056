import type { SingleSignOnVault } from '@/application/session/ports/SingleSignOnVault';
import { isObject, parseRecord } from '@/domain/kernel/parseJson';
import type { SingleSignOnState } from '@/domain/session/singleSignOn/SingleSignOnState';
import { browserStorage } from '../kernel/browserStorage';
import { ignoreErrors } from '../kernel/ignoreErrors';

/** The name is the specification's. */
const KEY = 'dbsso';

/** For this window only: another one cannot take up what it did not begin. */
export class BrowserSingleSignOnVault implements SingleSignOnVault {
  constructor(private readonly storage: Storage = browserStorage().session) {}

  save(key: string, state: SingleSignOnState): boolean {
    const text = JSON.stringify({ [key]: state });
    ignoreErrors(() => this.storage.setItem(KEY, text));
    return this.read() === text;
  }

  consume(key: string): SingleSignOnState | undefined {
    const stored = this.read();
    ignoreErrors(() => this.storage.removeItem(KEY));
    const states = parseRecord(stored ?? '') ?? {};
    return Object.hasOwn(states, key) ? toState(states[key]) : undefined;
  }

  private read(): string | null {
    return ignoreErrors(() => this.storage.getItem(KEY)) ?? null;
  }
}

/** Anything but a complete state counts as none. */
function toState(value: unknown): SingleSignOnState | undefined {
  const { clientID, login, redirectUrl, returnTo, expiresOn } = (
    isObject(value) ? value : {}
  ) as Partial<SingleSignOnState>;
  const whole =
    typeof clientID === 'string' &&
    typeof login === 'string' &&
    typeof redirectUrl === 'string' &&
    typeof returnTo === 'string' &&
    typeof expiresOn === 'number';
  return whole ? { clientID, login, redirectUrl, returnTo, expiresOn } : undefined;
}
