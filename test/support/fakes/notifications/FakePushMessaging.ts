import type { PushMessaging } from '@/application/notifications/ports/PushMessaging';

/** One device at a push service. After `forget` it gets a new address the next time. */
export class FakePushMessaging implements PushMessaging {
  answer = true;
  asked = 0;
  /** Resolves when the user answers the prompt. */
  press: Promise<unknown> = Promise.resolve();
  isReachable = true;
  /** The push address of this device; undefined if it cannot be reached or was forgotten. */
  address: string | undefined = 'device-1';
  private addresses = 1;
  private isForgotten = false;

  async allowed(isWanted: () => boolean): Promise<boolean> {
    await this.press;
    if (!isWanted()) return false;
    this.asked += 1;
    return this.answer;
  }

  async token(): Promise<string | undefined> {
    if (!this.isReachable) return undefined;
    if (this.isForgotten) this.address = `device-${String((this.addresses += 1))}`;
    this.isForgotten = false;
    return this.address;
  }

  async forget(): Promise<void> {
    this.isForgotten = this.address !== undefined;
    this.address = undefined;
  }
}
