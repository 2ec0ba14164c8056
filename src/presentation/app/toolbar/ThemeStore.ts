import { action, makeObservable, observable } from 'mobx';
import type { Unsubscribe } from '@/application/kernel/Unsubscribe';
import type { PreferenceVault } from '@/application/app/ports/PreferenceVault';
import type { WatchTheme } from '@/application/app/WatchTheme';
import { THEME_CHOICES, type Theme, type ThemeChoice } from '@/domain/app/Theme';

export class ThemeStore {
  choice: ThemeChoice = 'system';
  readonly choices = THEME_CHOICES;

  constructor(
    private readonly watchTheme: WatchTheme,
    private readonly preferences: Pick<PreferenceVault, 'save'>,
    private readonly applyTheme: (theme: Theme) => void,
  ) {
    makeObservable(this, { choice: observable, choose: action });
  }

  start(): Unsubscribe {
    return this.watchTheme.execute(
      action((_theme, choice) => {
        this.choice = choice;
      }),
    );
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    this.preferences.save('prefers-color-scheme', choice);
    this.applyTheme(this.watchTheme.theme());
  }
}
