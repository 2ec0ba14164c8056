import { parseRecord } from '@/domain/kernel/parseJson';
import type { AccountChoiceFailure, DriveIdentity } from '@/application/drive/ports/DriveIdentity';
import { fail, ok, type Result } from '@/domain/kernel/Result';
import type { GoogleAccounts, PromptMoment, TokenAnswer } from './GoogleAccounts';

/**
 * The address in a credential of the drive's prompt (a JSON Web Token); undefined if unreadable or not verified. Its
 * signature is not checked: it only names the account to link, which the backend permits by its own rules.
 */
function emailOfCredential(credential: string): string | undefined {
  try {
    const payload = parseRecord(decoded(credential.split('.')[1] ?? ''));
    const email = payload?.['email'];
    const isRefuted = payload?.['email_verified'] === false;
    return typeof email === 'string' && email.includes('@') && !isRefuted ? email : undefined;
  } catch {
    return undefined;
  }
}

function decoded(base64Url: string): string {
  const binary = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, letter => letter.charCodeAt(0)));
}

/** Only files that the dashboard itself has made or opened. */
export const DRIVE_SCOPE = 'https://www.googleapis.com/auth/drive.file';
/** A new token is requested this many milliseconds before the old one expires. */
const SPARE_MS = 60_000;
const closings: readonly (string | undefined)[] = ['user_cancel', 'tap_outside', 'auto_cancel'];

type TokenFailure = { readonly kind: 'notReady' } | { readonly kind: 'refused' } | { readonly kind: 'unreachable' };
type Choice = Result<{ readonly email: string }, AccountChoiceFailure>;

export interface GoogleDriveIdentitySettings {
  readonly clientId: string;
  /** Loads the client; called again after it failed. */
  readonly load: () => Promise<GoogleAccounts>;
  /** True if the browser shows the prompt itself. */
  readonly usesFedCm: () => boolean;
  readonly clock: { now(): number };
}

/** Google Identity Services, or a stand-in of the same shape. */
export class GoogleDriveIdentity implements DriveIdentity {
  private loading: Promise<GoogleAccounts> | undefined;
  private client: GoogleAccounts | undefined;
  private couldNotLoad = false;
  private readonly tokens = new Map<string, { readonly token: string; readonly until: number }>();

  constructor(private readonly settings: GoogleDriveIdentitySettings) {}

  async chooseAccount(): Promise<Choice> {
    const client = await this.loaded();
    if (client === undefined) return fail({ kind: 'promptNotOpened' });
    return new Promise(resolve => {
      client.id.initialize({
        client_id: this.settings.clientId,
        use_fedcm_for_prompt: true,
        callback: ({ credential = '' }) => resolve(toChoice(credential)),
      });
      client.id.prompt(moment => {
        const kind = failureOf(moment, this.settings.usesFedCm());
        if (kind !== undefined) resolve(fail({ kind }));
      });
    });
  }

  async token(email: string): Promise<Result<string, TokenFailure>> {
    const kept = this.tokens.get(email);
    if (kept && this.settings.clock.now() < kept.until) return ok(kept.token);
    const { client, couldNotLoad } = this;
    this.couldNotLoad = false;
    if (client) return this.requestToken(client, email);
    void this.loaded();
    return fail({ kind: couldNotLoad ? 'unreachable' : 'notReady' });
  }

  /** The drive no longer accepts the token. */
  forget(token: string): void {
    for (const [email, kept] of this.tokens) if (kept.token === token) this.tokens.delete(email);
  }

  /** The user has signed out. */
  forgetAll(): void {
    this.tokens.clear();
  }

  private requestToken(client: GoogleAccounts, email: string): Promise<Result<string, TokenFailure>> {
    return new Promise(resolve => {
      client.oauth2
        .initTokenClient({
          client_id: this.settings.clientId,
          scope: DRIVE_SCOPE,
          login_hint: email,
          callback: answer => resolve(this.save(email, answer)),
          error_callback: ({ type }) => resolve(fail({ kind: type === 'unreachable' ? 'unreachable' : 'refused' })),
        })
        .requestAccessToken();
    });
  }

  private save(
    email: string,
    { access_token: token, expires_in: seconds = 0, scope = '' }: TokenAnswer,
  ): Result<string, TokenFailure> {
    if (token === undefined || !scope.split(' ').includes(DRIVE_SCOPE)) return fail({ kind: 'refused' });
    this.tokens.set(email, { token, until: this.settings.clock.now() + Number(seconds) * 1_000 - SPARE_MS });
    return ok(token);
  }

  private async loaded(): Promise<GoogleAccounts | undefined> {
    this.loading ??= this.settings.load();
    try {
      this.client = await this.loading;
      return this.client;
    } catch {
      this.loading = undefined;
      this.couldNotLoad = true;
      return undefined;
    }
  }
}

function toChoice(credential: string): Choice {
  const email = emailOfCredential(credential);
  return email === undefined ? fail({ kind: 'unreadableCredential' }) : ok({ email });
}

/**
 * Undefined while undecided. A browser that shows the prompt itself does not say why it did not: a block and a close
 * look the same.
 */
function failureOf(moment: PromptMoment, usesFedCm: boolean): AccountChoiceFailure['kind'] | undefined {
  if (moment.isDismissedMoment())
    return moment.getDismissedReason() === 'credential_returned' ? undefined : 'cancelled';
  if (moment.isSkippedMoment())
    return usesFedCm && !closings.includes(moment.getSkippedReason?.()) ? 'fedCm' : 'cancelled';
  return moment.isNotDisplayed?.() === true ? 'promptNotOpened' : undefined;
}
