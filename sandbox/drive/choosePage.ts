import type { ServerResponse } from 'node:http';

const accounts = ['amelia@drive.example', 'benedict@drive.example', 'chloe@drive.example'];

/** The possible endings of the real drive's prompt, besides an account. */
const endings = [
  ['closed', 'Cancel'],
  ['unreadable', 'Answer unreadable data'],
  ['blocked', 'Behave as if the browser blocked the prompt'],
  ['notShown', 'Behave as if the prompt did not open'],
] as const;

const page = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><title>Choose an account</title><link rel="icon" href="data:,">
<script type="module" src="choose.js"></script>
</head>
<body>
<h1>Choose a drive account</h1>
<form>
<label>Address <input type="email" name="email" required autocomplete="off"></label>
<button type="submit">Use this account</button>
</form>
<ul>${accounts.map(email => `<li><button data-email="${email}">${email}</button></li>`).join('')}</ul>
<ul>${endings.map(([ending, words]) => `<li><button data-ending="${ending}">${words}</button></li>`).join('')}</ul>
</body>
</html>
`;

/** Answers the window that opened this one, at the origin that it named; an origin of another machine gets nothing. */
const script = `const origin = new URLSearchParams(location.search).get('origin') ?? '';
const isHere = /^http:\\/\\/(localhost|127\\.0\\.0\\.1)(:\\d+)?$/.test(origin);
const tell = outcome => isHere && opener?.postMessage(outcome, origin);
const part = value => btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const choose = email => {
  tell({ credential: [part({ alg: 'none' }), part({ email, email_verified: true }), ''].join('.') });
};
const end = ending => tell(ending === 'unreadable' ? { credential: 'unreadable' } : { moment: ending });
for (const button of document.querySelectorAll('[data-email]'))
  button.addEventListener('click', () => choose(button.dataset.email));
for (const button of document.querySelectorAll('[data-ending]'))
  button.addEventListener('click', () => end(button.dataset.ending));
document.querySelector('form').addEventListener('submit', event => {
  event.preventDefault();
  choose(new FormData(event.target).get('email').trim());
});
`;

/** The stand-in's window for choosing a drive account; false for any other path. */
export function choosePage(response: ServerResponse, path: string): boolean {
  if (path !== '/choose' && path !== '/choose.js') return false;
  response.writeHead(200, {
    'Content-Type': `${path === '/choose' ? 'text/html' : 'text/javascript'}; charset=utf-8`,
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
  response.end(path === '/choose' ? page : script);
  return true;
}
