import { cleanMarkup } from '@/presentation/legal/cleanMarkup';

function cleaned(markup: string): string {
  const holder = document.createElement('div');
  holder.append(cleanMarkup(markup));
  return holder.innerHTML;
}

describe('cleanMarkup', () => {
  it('keeps headings, lists, tables and their names', () => {
    const text =
      '<h2 id="contact">Contact</h2><ul><li>One</li></ul>' +
      '<table><tbody><tr><th scope="row">A</th><td colspan="2">B</td></tr></tbody></table>';
    expect(cleaned(text)).toBe(text);
  });

  it('opens external links in a new tab without an opener, and keeps those within the document', () => {
    expect(cleaned('<a href="https://example.org">out</a><a href="#contact">in</a>')).toBe(
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">out</a><a href="#contact">in</a>',
    );
  });

  it.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an image with an error handler', '<img src=x onerror=alert(1)>', ''],
    ['a script URL', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['an encoded script URL', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['a data URL', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://example.org"></iframe>', ''],
    ['a form', '<form action="https://example.org"><input name="password"></form>', ''],
    ['styles', '<p style="position:fixed" class="shell">a</p><style>p{}</style>', '<p>a</p>'],
    ['markup in an SVG', '<svg><script>alert(1)</script><a href="javascript:x">b</a></svg>', ''],
    ['a base element', '<base href="https://example.org">a', 'a'],
    ['an id that the page uses', '<p id="body">a</p>', '<p>a</p>'],
  ])('removes %s', (_what, markup, expected) => {
    expect(cleaned(markup)).toBe(expected);
  });
});
