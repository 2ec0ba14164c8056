import { action, makeObservable, observable } from 'mobx';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { ChooseTheme } from '@/application/app/ChooseTheme';
import type { WatchTheme } from '@/application/app/WatchTheme';
import type { Theme } from '@/domain/app/Theme';

/** Light or dark, and the switch between them. */
export class ThemeStore {
  theme: Theme = 'light';

  constructor(
    private readonly watchTheme: WatchTheme,
    private readonly chooseTheme: ChooseTheme,
    private readonly show: (theme: Theme) => void,
  ) {
    makeObservable(this, { theme: observable, toggle: action });
  }

  start(): Unsubscribe {
    return this.watchTheme.execute(
      action(theme => {
        this.theme = theme;
      }),
    );
  }

  toggle(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    this.chooseTheme.execute(this.theme);
    this.show(this.theme);
  }
}
