import { action, makeObservable, observable } from 'mobx';
import { ACCOUNT_LANGUAGES, type AccountLanguage } from '@/domain/account/AccountLanguage';

/** The language of the dashboard's texts. A change renders everything on screen again. */
export class SpokenLanguage {
  current: AccountLanguage = ACCOUNT_LANGUAGES[0];

  constructor() {
    makeObservable(this, { current: observable, change: action });
  }

  change(language: AccountLanguage): void {
    this.current = language;
  }
}
