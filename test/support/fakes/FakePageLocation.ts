import type { PageLocation } from '@/application/session/ports/PageLocation';

export class FakePageLocation implements PageLocation {
  readonly leftFor: string[] = [];
  readonly restartedAt: string[] = [];

  constructor(
    readonly query: Readonly<Record<string, string>> = {},
    private readonly home = 'https://dashboard.example',
  ) {}

  origin(): string {
    return this.home;
  }

  takeQuery(...names: readonly string[]): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(this.query).filter(([name]) => names.includes(name)));
  }

  leaveFor(url: string): void {
    this.leftFor.push(url);
  }

  restartAt(path: string): void {
    this.restartedAt.push(path);
  }
}
