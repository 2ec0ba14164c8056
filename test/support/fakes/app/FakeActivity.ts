import type { Activity } from '@/application/app/ports/Activity';

export class FakeActivity implements Activity {
  constructor(public last: number) {}

  lastInput(): number {
    return this.last;
  }
}
