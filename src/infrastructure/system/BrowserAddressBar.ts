import type { AddressBar } from '@/application/shell/ports/AddressBar';

export class BrowserAddressBar implements AddressBar {
  path(): string {
    return window.location.pathname;
  }

  replace(path: `/${string}`): void {
    window.history.replaceState(null, '', path);
  }
}
