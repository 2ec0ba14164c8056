/** Contrast of a colour of the patients' app by WCAG 2.2: ratios of 1 to 21. */
export interface ColourContrast {
  /** Contrast of the button text, black or white, whichever is higher. */
  readonly text: { readonly ratio: number; readonly colour: 'black' | 'white' };
  /** Contrast of a button with the page, in the light and the dark theme of the app. */
  readonly light: number;
  readonly dark: number;
}

/** Minimum contrast: 4.5 to 1 for text, 3 to 1 for controls (WCAG 2.2, 1.4.3 and 1.4.11). */
export const LEAST_CONTRAST = { text: 4.5, shape: 3 } as const;

/** Pages of the app in its two themes. */
export const APP_PAGES = { light: '#ffffff', dark: '#121212' } as const;

/** Returns undefined unless the text is a colour such as `#1f5f8b`. */
export function colourContrast(colour: string): ColourContrast | undefined {
  const own = luminance(colour);
  const light = luminance(APP_PAGES.light);
  const dark = luminance(APP_PAGES.dark);
  if (own === undefined || light === undefined || dark === undefined) return undefined;
  const [onWhite, onBlack] = [ratio(own, 1), ratio(own, 0)];
  return {
    text: onWhite >= onBlack ? { ratio: onWhite, colour: 'white' } : { ratio: onBlack, colour: 'black' },
    light: ratio(own, light),
    dark: ratio(own, dark),
  };
}

const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(colour: string): number | undefined {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)?.slice(1);
  if (parts === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map(part => linear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
