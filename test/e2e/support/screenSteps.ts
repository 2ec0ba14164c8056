import type { Page } from '@playwright/test';

/** Presses the first button with this name. */
export const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();
/** Selectors of visible parts. */
export const text = (words: string): string => `text=${words}`;
export const heading = (words: string): string => `role=heading[name="${words}"]`;
