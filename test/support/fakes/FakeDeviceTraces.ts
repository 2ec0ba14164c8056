import type { DeviceTraces } from '@/application/session/ports/DeviceTraces';

export class FakeDeviceTraces implements DeviceTraces {
  wiped = 0;
  /** What `settle` was told, call by call. */
  readonly settled: boolean[] = [];

  async wipe(): Promise<void> {
    this.wiped += 1;
  }

  async settle(somebodyIsSignedIn: boolean): Promise<void> {
    this.settled.push(somebodyIsSignedIn);
  }
}
