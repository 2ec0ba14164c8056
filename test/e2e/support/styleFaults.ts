import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** Every colour of the tokens, by name. */
const colourNames = [
  ...new Set(
    readFileSync('src/presentation/kit/theme/tokens.css', 'utf8')
      .split('\n')
      .flatMap(line => /^\s*(--[\w-]+): (#|rgb)/.exec(line)?.[1] ?? []),
  ),
];

const scale = {
  /** In pixels. */
  sizes: [12, 13, 14, 15, 17, 20, 22, 24],
  weights: [400, 500, 600],
  headings: { H1: [20, 22], H2: [15, 17] },
  controls: [24, 32, 40],
  radii: [0, 4, 6, 8, 12, 999],
  family: 'Inter Variable',
  colourNames,
} as const;

/** Lists the places where the page does not follow the scale: each fault once, with one element that has it. */
export function styleFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(({ sizes, weights, headings, controls, radii, family, colourNames: names }) => {
    const probe = document.createElement('i');
    document.body.append(probe);
    probe.style.setProperty('font-family', 'var(--font-code)');
    const code = getComputedStyle(probe).fontFamily;
    probe.remove();
    // A part of the page may use the other theme, with the token colours of that theme.
    const tokensIn = new Map<Element, ReadonlySet<string>>();
    const tokensOf = (element: Element): ReadonlySet<string> => {
      const themed = element.closest('body [data-theme]') ?? document.body;
      const known = tokensIn.get(themed);
      if (known !== undefined) return known;
      themed.append(probe);
      const tokens = new Set(
        names.map(name => {
          probe.style.setProperty('color', `var(${name})`);
          return getComputedStyle(probe).color;
        }),
      );
      probe.remove();
      tokensIn.set(themed, tokens);
      return tokens;
    };
    const faults = new Map<string, string>();
    const says = (element: Element, fault: string): void => {
      const { tagName, className } = element;
      const where = `${tagName.toLowerCase()}.${String(className).replaceAll(' ', '.')}`;
      if (!faults.has(fault)) faults.set(fault, `${where} "${(element.textContent ?? '').trim().slice(0, 30)}"`);
    };
    const isClear = (colour: string): boolean => colour === 'transparent' || /, 0\)$|\/ 0\)$/.test(colour);
    const isTokens = (element: Element, colour: string): boolean => isClear(colour) || tokensOf(element).has(colour);
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
    const isOff = (element: Element): boolean =>
      element.closest(':disabled, [aria-disabled="true"], .bp6-disabled') !== null;
    // An organisation's colours, codes to scan and charts are exempt.
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      element =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('svg, canvas, [style*="background"], [style*="color"], .visually-hidden') === null &&
        element.getBoundingClientRect().width > 1,
    );
    for (const element of shown) {
      const style = getComputedStyle(element);
      const px = (value: string): number => Number.parseFloat(value);
      if (hasText(element)) {
        if (!style.fontFamily.includes(family) && style.fontFamily !== code) says(element, `font ${style.fontFamily}`);
        if (px(style.fontSize) > 0 && !sizes.some(size => size === px(style.fontSize)))
          says(element, `text of ${style.fontSize}`);
        if (!weights.some(weight => weight === Number(style.fontWeight))) says(element, `weight ${style.fontWeight}`);
        if (!isTokens(element, style.color) && !isOff(element)) says(element, `text colour ${style.color}`);
      }
      const heading = element.tagName === 'H1' || element.tagName === 'H2' ? headings[element.tagName] : undefined;
      if (heading !== undefined && !heading.some(size => size === px(style.fontSize)))
        says(element, `${element.tagName} of ${style.fontSize}`);
      if (!isTokens(element, style.backgroundColor) && !isOff(element))
        says(element, `background ${style.backgroundColor}`);
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      const borders = sides.filter(
        side => px(style[`border${side}Width`]) > 0 && !isClear(style[`border${side}Color`]),
      );
      for (const side of borders)
        if (!isTokens(element, style[`border${side}Color`]) && !isOff(element))
          says(element, `border colour ${style[`border${side}Color`]}`);
      if (borders.length === 4 && /0px 0px 0px 1px/.test(style.boxShadow) && !element.matches('[aria-invalid="true"]'))
        says(element, 'double border');
      for (const radius of style.borderRadius.split(/[ /]+/))
        if (!radius.endsWith('%') && !radii.some(one => one === px(radius)) && px(radius) < 999)
          says(element, `radius ${radius}`);
      const isRaw =
        (element.tagName === 'SELECT' && element.closest('.bp6-html-select') === null) ||
        element.matches('input:is([type="date"], [type="time"], [type="datetime-local"])') ||
        (element.matches('input[type="file"]') && Number(style.opacity) > 0) ||
        style.borderTopStyle === 'outset';
      if (isRaw) says(element, 'control of the browser');
      const isControl = element.matches(
        '.bp6-button, .bp6-html-select select, input.bp6-input:not([type="checkbox"], [type="radio"])',
      );
      const { height } = element.getBoundingClientRect();
      if (isControl && window.innerWidth >= 960 && !controls.some(one => Math.abs(one - height) < 0.6))
        says(element, `control of ${Math.round(height)} px`);
    }
    return [...faults].map(([fault, where]) => `${fault}: ${where}`);
  }, scale);
}

export const expectOneHand = async (page: Page, what: string): Promise<void> =>
  expect(await styleFaults(page), `${what}: what does not follow the scale`).toEqual([]);
