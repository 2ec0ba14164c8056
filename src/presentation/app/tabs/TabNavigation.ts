import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** How the tabs get from page to page. */
export interface Navigator {
  /** Path and query of the address that was reached last; its page may not be rendered yet. */
  at(): string;
  /** Settles when the address is reached, or when another navigation has replaced this one. */
  go(url: string): Promise<void>;
}

const noNavigator: Navigator = { at: () => '', go: () => Promise.resolve() };

/** Goes to the pages of tabs, and knows where a person is who changes tabs faster than pages are rendered. */
export class TabNavigation {
  private navigator = noNavigator;
  private pendingUrl: string | undefined;

  attach(navigator: Navigator): Unsubscribe {
    this.navigator = navigator;
    return () => (this.navigator = noNavigator);
  }

  /** The address that was requested last and is not reached yet, otherwise the one that is reached. */
  get url(): string {
    return this.pendingUrl ?? this.navigator.at();
  }

  async go(url: string): Promise<void> {
    this.pendingUrl = url;
    await this.navigator.go(url);
    if (this.pendingUrl === url) this.pendingUrl = undefined;
  }
}
