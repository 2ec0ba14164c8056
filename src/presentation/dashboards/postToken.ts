/**
 * Sends a token to the frame with this name, as a form field. The token never becomes part of an address, which would
 * be kept in histories and logs, and does not stay in the document.
 */
export function postToken(page: Document, frameName: string, url: string, token: string): void {
  const form = page.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = frameName;
  form.hidden = true;
  const field = page.createElement('input');
  field.type = 'hidden';
  field.name = 'embedToken';
  field.value = token;
  form.append(field);
  page.body.append(form);
  form.submit();
  form.remove();
}
