import { PurgeCSS } from 'purgecss';
import { usedClasses } from './usedClasses.mjs';

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
  'select',
  'textarea',
  'table',
];

/** Keeps of Blueprint's stylesheet what the dashboard uses. Any stylesheet without `?used` passes unchanged. */
export default async function usedStyles(css) {
  if (this.resourceQuery !== '?used') return css;
  const [kept] = await new PurgeCSS().purge({
    content: [{ raw: [...tags, ...usedClasses(css)].join(' '), extension: 'txt' }],
    css: [{ raw: css }],
    keyframes: true,
    defaultExtractor: text => text.split(' '),
  });
  return kept.css;
}
