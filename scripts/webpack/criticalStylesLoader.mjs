import { PurgeCSS } from 'purgecss';
import { criticalClasses } from './criticalClasses.mjs';

const tags = [
  'html',
  'body',
  'main',
  'form',
  'fieldset',
  'label',
  'input',
  'button',
  'a',
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'li',
  'div',
  'span',
  'svg',
  'path',
];

/** Keeps of Blueprint's stylesheet what the sign-in page shows. Any stylesheet without `?critical` passes unchanged. */
export default async function criticalStyles(css) {
  if (this.resourceQuery !== '?critical') return css;
  const [kept] = await new PurgeCSS().purge({
    content: [{ raw: [...tags, ...criticalClasses(css)].join(' '), extension: 'txt' }],
    css: [{ raw: css }],
    keyframes: true,
    defaultExtractor: text => text.split(' '),
  });
  return kept.css;
}
