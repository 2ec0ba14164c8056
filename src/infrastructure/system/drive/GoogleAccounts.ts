/**
 * The parts of a prompt's life that are read. The reasons are missing if the browser shows the prompt itself (FedCM).
 */
export interface PromptMoment {
  isNotDisplayed?(): boolean;
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getSkippedReason?(): string | undefined;
  getDismissedReason(): string;
}

export interface TokenAnswer {
  readonly access_token?: string;
  /** Seconds. */
  readonly expires_in?: number | string;
  /** Names separated by spaces; the user may have granted fewer. */
  readonly scope?: string;
  readonly error?: string;
}

/** The part of Google Identity Services that is used, as `google.accounts` has it. */
export interface GoogleAccounts {
  readonly id: {
    initialize(settings: {
      readonly client_id: string;
      readonly callback: (answer: { readonly credential?: string }) => void;
      readonly use_fedcm_for_prompt: boolean;
    }): void;
    prompt(onMoment: (moment: PromptMoment) => void): void;
  };
  readonly oauth2: {
    initTokenClient(settings: {
      readonly client_id: string;
      readonly scope: string;
      readonly login_hint: string;
      readonly callback: (answer: TokenAnswer) => void;
      readonly error_callback: (error: { readonly type: string }) => void;
    }): { requestAccessToken(): void };
  };
}
