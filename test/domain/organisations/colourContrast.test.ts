import { colourContrast } from '@/domain/organisations/colourContrast';

/** Ratios by the formula of WCAG 2.2, to two decimals. */
describe('colourContrast', () => {
  it.each([
    ['#000000', { text: 21, on: 'white', light: 21, dark: 1.12 }],
    ['#ffffff', { text: 21, on: 'black', light: 1, dark: 18.73 }],
    ['#777777', { text: 4.69, on: 'black', light: 4.48, dark: 4.18 }],
    ['#1f5f8b', { text: 6.84, on: 'white', light: 6.84, dark: 2.74 }],
    ['#ffff00', { text: 19.56, on: 'black', light: 1.07, dark: 17.44 }],
  ] as const)('of %s', (colour, { text, on, light, dark }) => {
    const contrast = colourContrast(colour);
    expect(contrast?.text.colour).toBe(on);
    expect(contrast?.text.ratio).toBeCloseTo(text, 1);
    expect(contrast?.light).toBeCloseTo(light, 1);
    expect(contrast?.dark).toBeCloseTo(dark, 1);
  });

  it('ignores the letter case', () => {
    expect(colourContrast('#1F5F8B')).toEqual(colourContrast('#1f5f8b'));
  });

  it.each(['', '#fff', 'red', '#12345g', '#1f5f8b '])('is unknown for %j', text => {
    expect(colourContrast(text)).toBeUndefined();
  });
});
