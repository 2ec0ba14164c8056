import type { DeviceTraces } from '@/application/session/ports/DeviceTraces';

/** The content of a device, which its windows share. */
class DeviceContents {
  readonly names = new Set<string>();
  readonly tabNames = new Set<string>();
  readonly answers = new Set<string>();
  /** Databases by name; true if something in them waits for its author. */
  readonly databases = new Map<string, boolean>();
  readonly windowsInUse = new Set<FakeDeviceTraces>();
}

const choices: readonly string[] = [
  'menu_open',
  'menu_folded',
  'prefers-color-scheme',
  'soundNotificationsEnabled',
  'soundNotificationsVolume',
];

/** One window of a device. */
export class FakeDeviceTraces implements DeviceTraces {
  wiped = 0;
  /** The arguments of `settle`, call by call. */
  readonly settled: boolean[] = [];
  /** While true, nothing in storage can be reached. */
  withoutStorage = false;

  constructor(readonly device: DeviceContents = new DeviceContents()) {}

  another(): FakeDeviceTraces {
    return new FakeDeviceTraces(this.device);
  }

  async wipe(): Promise<void> {
    this.wiped += 1;
    const { names, tabNames, answers } = this.device;
    answers.clear();
    if (this.withoutStorage) return;
    for (const name of names) if (!choices.includes(name)) names.delete(name);
    tabNames.clear();
  }

  async settle(isSignedIn: boolean): Promise<void> {
    this.settled.push(isSignedIn);
    const { names, databases, windowsInUse } = this.device;
    if (!isSignedIn && windowsInUse.size === 0) {
      for (const name of names) if (name.startsWith('alerts-')) names.delete(name);
      for (const [name, waits] of databases) if (!waits) databases.delete(name);
    }
    windowsInUse.add(this);
  }

  /** Closes the window. */
  close(): void {
    this.device.windowsInUse.delete(this);
  }
}
