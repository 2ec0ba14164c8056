/** What is used of Google Identity Services (`google.accounts`), once its script has run. */
export interface GoogleClient {
  readonly id: {
    initialize(settings: { readonly client_id: string; readonly callback: (answer: { readonly credential?: unknown }) => void; readonly use_fedcm_for_prompt: boolean }): void;
    prompt(tell: (moment: PromptMoment) => void): void;
  };
  readonly oauth2: {
    initTokenClient(settings: TokenSettings): { requestAccessToken(): void };
  };
}

export interface PromptMoment {
  isNotDisplayed(): boolean;
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}

interface TokenSettings {
  readonly client_id: string;
  readonly scope: string;
  readonly login_hint: string;
  readonly prompt: string;
  readonly callback: (answer: { readonly access_token?: unknown; readonly error?: unknown }) => void;
  readonly error_callback: (problem: { readonly type?: unknown }) => void;
}

/** Undefined until the script has run. */
export function googleClientOf(page: object): GoogleClient | undefined {
  const google: unknown = Reflect.get(page, 'google');
  const accounts: unknown = typeof google === 'object' && google !== null ? Reflect.get(google, 'accounts') : undefined;
  return isClient(accounts) ? accounts : undefined;
}

const isClient = (value: unknown): value is GoogleClient => typeof value === 'object' && value !== null && 'id' in value && 'oauth2' in value;
