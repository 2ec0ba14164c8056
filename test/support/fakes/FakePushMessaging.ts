import type { PushMessaging } from '@/application/notifications/ports/PushMessaging';

export class FakePushMessaging implements PushMessaging {
  answer = true;
  asked = 0;
  address: string | undefined = 'device-1';

  async allowed(): Promise<boolean> {
    this.asked += 1;
    return this.answer;
  }

  async token(): Promise<string | undefined> {
    return this.address;
  }

  async forget(): Promise<void> {
    this.address = undefined;
  }
}
