import DOMPurify, { type Config } from 'dompurify';

/** Allows the markup that a text needs, and nothing that loads, runs, styles or submits anything. */
const allowed: Config = {
  ALLOWED_TAGS: [
    ...[
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'p',
      'br',
      'hr',
      'div',
      'section',
      'span',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'a',
      'strong',
      'b',
      'em',
      'i',
      'u',
    ],
    ...[
      'sub',
      'sup',
      'small',
      'abbr',
      'address',
      'blockquote',
      'table',
      'caption',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
    ],
  ],
  ALLOWED_ATTR: ['id', 'href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start'],
  // The values of all other attributes are checked as addresses.
  ADD_URI_SAFE_ATTR: ['scope', 'colspan', 'rowspan', 'start', 'dir', 'lang'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#)/i,
  RETURN_DOM_FRAGMENT: true,
};

/** Turns external markup into nodes that are safe to show: text, and links that open in a new tab. */
export function cleanMarkup(markup: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(markup, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a[href]:not([href^="#"])')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
}
