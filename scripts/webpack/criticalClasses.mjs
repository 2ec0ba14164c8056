/**
 * Blueprint's class families on the sign-in card, its banner and its dialog. A family is the word after the prefix and
 * all that starts with it.
 */
const families = [
  'dark',
  'focus',
  'button',
  'input',
  'form',
  'label',
  'card',
  'elevation',
  'callout',
  'control',
  'icon',
  'spinner',
  'dialog',
  'overlay',
  'portal',
  'heading',
  'text',
  'intent',
  'link',
];
/** States and sizes: these words alone, in combination with a family. */
const modifiers = [
  'active',
  'disabled',
  'fill',
  'large',
  'small',
  'minimal',
  'loading',
  'inline',
  'compact',
  'interactive',
  'selected',
];
/**
 * Members of a family that the sign-in page never shows; the many `icon-…` are those of the icon font, which no page
 * uses.
 */
const members = [
  'button-group',
  'control-group',
  'control-card',
  'dialog-multistep',
  'dialog-step',
  'text-area',
  'text-overflow',
  'icon-(?!standard|large|muted)',
];
const elsewhere = new RegExp(`^bp6-(?:${members.join('|')})`);

/** The class names of `css` that belong to the families above. */
export function criticalClasses(css) {
  const all = new Set([...css.matchAll(/\.(bp6-[\w-]+)/g)].map(([, name]) => name));
  const wanted = new RegExp(`^bp6-(?:(?:${families.join('|')})(?:-[\\w-]+)?|(?:${modifiers.join('|')}))$`);
  return [...all].filter(name => wanted.test(name) && !elsewhere.test(name));
}
