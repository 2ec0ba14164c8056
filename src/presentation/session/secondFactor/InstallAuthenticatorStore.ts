import { action, makeObservable, observable } from 'mobx';

export type PhoneType = 'android' | 'apple';

/** The step that links to the app store of the user's phone. */
export class InstallAuthenticatorStore {
  phone: PhoneType | undefined = undefined;

  constructor() {
    makeObservable(this, { phone: observable, choose: action });
  }

  choose(phone: PhoneType): void {
    this.phone = phone;
  }
}
