import type { Unsubscribe } from '@/application/kernel/Unsubscribe';

/** Navigation between the pages of tabs. */
export interface Navigator {
  /** Path and query of the address reached last. Its page may not be rendered yet. */
  at(): string;
  /** Settles when the address is reached, or when another navigation has replaced this one. */
  go(url: string): Promise<void>;
}

const noNavigator: Navigator = { at: () => '', go: () => Promise.resolve() };

/** Opens the pages of tabs. It knows the current page even if the user changes tabs faster than pages are rendered. */
export class TabNavigation {
  private navigator = noNavigator;
  private pendingUrl: string | undefined;

  attach(navigator: Navigator): Unsubscribe {
    this.navigator = navigator;
    return () => (this.navigator = noNavigator);
  }

  /** The last requested address if it is not reached yet, otherwise the current one. */
  get url(): string {
    return this.pendingUrl ?? this.navigator.at();
  }

  async go(url: string): Promise<void> {
    this.pendingUrl = url;
    await this.navigator.go(url);
    if (this.pendingUrl === url) this.pendingUrl = undefined;
  }
}
