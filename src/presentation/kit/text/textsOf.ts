import { textCatalogue, type TextValues } from './textCatalogue';

export type TextOf<Texts> = (key: TextKey<Texts>, values?: TextValues) => string;

/** The texts of one namespace, checked against its file: a key that is not in the file does not compile. */
export function textsOf<Texts>(namespace: string): TextOf<Texts> {
  return (key, values) => textCatalogue.text(namespace, key, values);
}

/** Every path to a text in a catalogue file: `signIn.login`. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];
