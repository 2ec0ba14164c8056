import type { Theme } from '@/domain/app/Theme';

/** Applies the theme to the page: an attribute for the tokens, a class for Blueprint. */
export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.body.classList.toggle('bp6-dark', theme === 'dark');
}
