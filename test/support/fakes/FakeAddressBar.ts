import type { AddressBar } from '@/application/shell/ports/AddressBar';

export class FakeAddressBar implements AddressBar {
  constructor(public shown = '/') {}

  path(): string {
    return this.shown.split('?')[0] ?? '';
  }

  parameter(name: string): string | null {
    return new URLSearchParams(this.shown.split('?')[1] ?? '').get(name);
  }

  replace(path: `/${string}`): void {
    this.shown = path;
  }
}
