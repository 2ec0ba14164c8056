import { textCatalogue, type TextValues } from './textCatalogue';
import type { TextKey } from './TextKey';

export type TextOf<Texts> = (key: TextKey<Texts>, values?: TextValues) => string;

/** The texts of one namespace, checked against its file: a key that is not in the file does not compile. */
export function textsOf<Texts>(namespace: string): TextOf<Texts> {
  return (key, values) => textCatalogue.text(namespace, key, values);
}
