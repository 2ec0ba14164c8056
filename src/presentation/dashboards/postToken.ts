/**
 * Sends a token into the frame of this name, as the field of a form. It never becomes part of an address, which
 * histories and logs keep, and does not stay in the document.
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
