import { action, makeObservable, observable, observableRef } from 'mobx';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { RememberMenu } from '@/application/app/RememberMenu';

/** The state of the side menu: wide or narrow, which groups are folded, and whether it is open over the page. */
export class MenuStore {
  open: boolean;
  folded: readonly string[];
  /** True while the menu is open over the page. Used on small screens only, and never remembered. */
  overlay = false;

  constructor(private readonly rememberMenu: RememberMenu) {
    ({ open: this.open, folded: this.folded } = rememberMenu.recall());
    makeObservable(this, {
      open: observable,
      folded: observableRef,
      overlay: observable,
      togglePin: action,
      fold: action,
      showOverlay: action,
    });
  }

  /** Keeps the menu in step with the user's other windows. */
  start(): Unsubscribe {
    return this.rememberMenu.watch(
      action(({ open, folded }) => {
        this.open = open;
        this.folded = folded;
      }),
    );
  }

  togglePin(): void {
    this.open = !this.open;
    this.rememberMenu.execute(this);
  }

  fold(group: string): void {
    this.folded = this.folded.includes(group) ? this.folded.filter(other => other !== group) : [...this.folded, group];
    this.rememberMenu.execute(this);
  }

  showOverlay(shown: boolean): void {
    this.overlay = shown;
  }
}
