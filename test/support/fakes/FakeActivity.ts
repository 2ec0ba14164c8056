import type { Activity } from '@/application/shell/ports/Activity';

export class FakeActivity implements Activity {
  constructor(public last: number) {}

  lastInput(): number {
    return this.last;
  }
}
