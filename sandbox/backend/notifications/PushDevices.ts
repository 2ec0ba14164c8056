import { JournalledMap, type JournalHost } from '#sandbox/backend/kernel/JournalledMap';

interface PushDevice {
  readonly token: string;
  readonly user: string;
}

/** The devices that would receive push messages; nothing leaves the sandbox. */
export class PushDevices {
  private readonly devices = new JournalledMap<PushDevice>('push-devices');
  private readonly silenced = new Set<string>();

  attachTo(journal: JournalHost): this {
    this.devices.attachTo(journal);
    return this;
  }

  register(user: string, token: string): void {
    this.devices.put(token, { token, user });
  }

  /** Only whose device it is may take it away. */
  unregister(user: string, token: string): void {
    if (this.devices.get(token)?.user === user) this.devices.remove(token);
  }

  isEnabled(user: string): boolean {
    return !this.silenced.has(user);
  }

  enable(user: string, enabled: boolean): void {
    if (enabled) this.silenced.delete(user);
    else this.silenced.add(user);
  }

  devicesOf(user: string): readonly string[] {
    return this.silenced.has(user)
      ? []
      : [...this.devices.values()].filter(device => device.user === user).map(({ token }) => token);
  }
}
