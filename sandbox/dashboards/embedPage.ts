import type { ShownFigure } from './DashboardProvider';

interface EmbedPage {
  readonly title: string;
  readonly figures: readonly ShownFigure[];
  /** The origin of the page around the frame. */
  readonly page: string;
}

/** A dashboard as a separate document. Its script draws the bars and communicates with the surrounding page. */
export function embedPage({ title, figures, page }: EmbedPage): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { margin: 0; padding: 4px; background: Canvas; color: CanvasText; }
table { width: 100%; border-collapse: collapse; }
th { font-weight: 400; text-align: start; padding: 6px 12px 6px 0; width: 40%; }
td { padding: 6px 0; }
td:last-child { width: 5ch; text-align: end; font-variant-numeric: tabular-nums; }
.bar { height: 16px; border-radius: 3px; background: #2f7f86; min-width: 1px; }
p { margin: 8px 0 0; }
</style>
<script type="module" src="/embed.js"></script>
</head>
<body data-page="${escaped(page)}" data-title="${escaped(title)}" data-figures="${escaped(JSON.stringify(figures))}">
<main></main>
</body>
</html>
`;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
