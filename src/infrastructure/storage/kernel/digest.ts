export const encodeText = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** SHA-256 of a text in hexadecimal: names the owner of a record without giving the identity id away. */
export async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encodeText(text)));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
