import type { LogBuffer } from '@/application/errorReporting/ports/LogBuffer';

export class FakeLogBuffer implements LogBuffer {
  constructor(private readonly lines: readonly string[] = []) {}

  recent(): readonly string[] {
    return this.lines;
  }
}
