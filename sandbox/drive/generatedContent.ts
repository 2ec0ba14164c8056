/** One grey pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFhAKAjM1mJgAAAABJRU5ErkJggg==';

/** The content of a file that was never uploaded. */
export function generatedContent(name: string, mimeType: string): Buffer {
  if (mimeType === 'image/png') return Buffer.from(pixel, 'base64');
  if (mimeType === 'application/pdf') return Buffer.from(onePagePdf(`${name} (invented)`), 'latin1');
  return Buffer.from(`${name}\n\nAn invented file of the sandbox.\n`, 'utf8');
}

/** A PDF of one page with one line. It has no cross-reference table; readers rebuild it. */
function onePagePdf(line: string): string {
  const text = `BT /F1 18 Tf 72 720 Td (${line.replace(/[()\\]/g, '\\$&')}) Tj ET`;
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${text.length}>>stream\n${text}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R/Size 6>>',
    '%%EOF',
    '',
  ].join('\n');
}
