import type { AddressBar } from '@/application/app/ports/AddressBar';

export class BrowserAddressBar implements AddressBar {
  path(): string {
    return window.location.pathname;
  }

  parameter(name: string): string | null {
    return new URLSearchParams(window.location.search).get(name);
  }

  replace(path: `/${string}`): void {
    window.history.replaceState(null, '', path);
  }
}
