export interface Page {
  readonly title: string;
  /** Below `/sandbox/pages`. */
  readonly script: string;
  /** Markup written in this repository; nothing that anybody typed. */
  readonly body: string;
}

/** One whole document. Its script fills in the parts that change. */
export function pageOf({ title, script, body }: Page): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/pages/pages.css">
<script type="module" src="/sandbox/pages/${script}"></script>
</head>
<body>
${body}
</body>
</html>
`;
}
