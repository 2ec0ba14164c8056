export type Theme = 'light' | 'dark';

/** Themes that a user can choose; `system` follows the device. */
export const THEME_CHOICES = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** The stored choice overrides the setting of the deployment; without a valid one, the device decides. */
export function themeChoice({ stored, setting }: { stored: string | null; setting: string }): ThemeChoice {
  return [stored, setting].map(text => THEME_CHOICES.find(choice => choice === text)).find(Boolean) ?? 'system';
}

export const themeToShow = (choice: ThemeChoice, device: Theme): Theme => (choice === 'system' ? device : choice);
