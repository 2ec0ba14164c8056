import type { AddressBar } from '@/application/app/ports/AddressBar';

export class FakeAddressBar implements AddressBar {
  constructor(public shown = '/') {}

  path(): string {
    return this.url.pathname;
  }

  parameter(name: string): string | null {
    return this.url.searchParams.get(name);
  }

  replace(path: `/${string}`): void {
    this.shown = path;
  }

  private get url(): URL {
    return new URL(this.shown, 'https://dashboard.example');
  }
}
