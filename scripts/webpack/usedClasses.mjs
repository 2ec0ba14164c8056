/** Blueprint's class families that the dashboard uses. A family is the word after the prefix and all that starts with it. */
const families = [
  'dark',
  'focus',
  'button',
  'input',
  'form',
  'label',
  'card',
  'elevation',
  'control',
  'checkbox',
  'radio',
  'switch',
  'html-select',
  'text-area',
  'icon',
  'spinner',
  'progress-bar',
  'dialog',
  'drawer',
  'popover',
  'transition-container',
  'overlay',
  'portal',
  'heading',
  'text',
  'intent',
  'datepicker',
];
/** States, sizes and places: these words alone, in combination with a family. */
const modifiers = [
  'active',
  'align-left',
  'align-right',
  'disabled',
  'fill',
  'inline',
  'interactive',
  'large',
  'loading',
  'minimal',
  'no-spin',
  'outlined',
  'position-left',
  'selected',
  'small',
];
/** Members of a family that no page shows; the many `icon-…` are those of the icon font, which no page uses. */
const members = [
  'control-card',
  'control-group',
  'dialog-multistep',
  'dialog-step',
  'icon-(?!standard|large|muted)',
  // No control is green or amber: notices and tags, which may be, are the dashboard's own.
  'intent-(?:success|warning|default)',
];
const unused = new RegExp(`^bp6-(?:${members.join('|')})`);

/** The class names of `css` that belong to the families above. */
export function usedClasses(css) {
  const all = new Set([...css.matchAll(/\.(bp6-[\w-]+)/g)].map(([, name]) => name));
  const wanted = new RegExp(`^bp6-(?:(?:${families.join('|')})(?:-[\\w-]+)?|(?:${modifiers.join('|')}))$`);
  return [...all].filter(name => wanted.test(name) && !unused.test(name));
}
