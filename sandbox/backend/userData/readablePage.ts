import { countsOf, type ArchiveAbout, type PersonContent } from './PersonContent';

/** Entries of a history or a chat that the page shows; the JSON files have all. */
const SHOWN = 2_000;

/** The export as a page that needs no program and loads nothing. */
export function readablePage(content: PersonContent, { exportId, obfuscated, madeAt }: ArchiveAbout): string {
  const { account, history, record, risks, chats } = content;
  const { firstName, lastName, email } = account.person;
  const title = obfuscated ? 'Copy without personal data' : `Data of ${firstName} ${lastName}`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>
body { font: 15px/22px system-ui, sans-serif; max-width: 72ch; margin: 24px auto; padding: 0 16px; color-scheme: light dark; }
dt { font-weight: 600; } dd { margin: 0 0 8px; white-space: pre-wrap; } time { color: GrayText; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>Export ${escaped(exportId)}, made ${timeOf(madeAt)}. The files beside this page hold everything; manifest.json counts and hashes them.</p>
<dl><dt>Name</dt><dd>${escaped(`${firstName} ${lastName}`)}</dd><dt>Email</dt><dd>${escaped(email)}</dd>
${countsOf(content)
  .map(({ part, count }) => `<dt>${part}</dt><dd>${count}</dd>`)
  .join('\n')}</dl>
<h2>Record</h2>
<dl>${Object.entries(record)
    .map(([name, field]) => `<dt>${escaped(name)}</dt><dd>${escaped(field.value)}</dd>`)
    .join('\n')}</dl>
<h2>Risk assessments</h2>
<ul>${risks.map(risk => `<li>${timeOf(risk.assessed.at)} ${escaped(risk.level)}: ${escaped(risk.summary)}</li>`).join('\n')}</ul>
<h2>History</h2>
<ul>${history
    .slice(0, SHOWN)
    .map(({ at, type, content: said }) => `<li>${timeOf(at)} ${escaped(type)} ${escaped(wordsOf(said))}</li>`)
    .join('\n')}</ul>
${chats
  .map(
    ({ room, events }) =>
      `<h2>Chat that began ${timeOf(room.startedAt)}</h2>\n<ul>${events
        .filter(({ text }) => text !== undefined)
        .slice(0, SHOWN)
        .map(({ text = '' }) => `<li>${escaped(text)}</li>`)
        .join('\n')}</ul>`,
  )
  .join('\n')}
</body>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);

const timeOf = (at: number): string => `<time>${new Date(at).toISOString()}</time>`;

const wordsOf = (said: object): string =>
  Object.entries(said)
    .map(([name, value]) => (typeof value === 'string' ? value : `${name} ${JSON.stringify(value)}`))
    .join(' ');
