import type { AddressBar } from '@/application/shell/ports/AddressBar';

export class FakeAddressBar implements AddressBar {
  constructor(private shown = '/') {}

  path(): string {
    return this.shown;
  }

  replace(path: `/${string}`): void {
    this.shown = path;
  }
}
