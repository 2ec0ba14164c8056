import type { Sections } from '#scripts/rules/readSections';

/** Texts on screen by their key, `area.group.name`. */
export type ScreenTexts = ReadonlyMap<string, string>;

/** Expressions that our texts never use, though a text fixed by the specification may. */
const forbidden: readonly { readonly name: string; readonly isIn: (text: string) => boolean }[] = [
  { name: 'a semicolon', isIn: text => text.includes(';') },
  {
    name: 'a riddle in place of a subject',
    isIn: text => /\b(nobody knows|somebody|all the same|by itself|by themselves|not any more)\b/i.test(text),
  },
  { name: 'a bare passive', isIn: text => /\b(could not be|cannot be|is not known|it is tried)\b/i.test(text) },
  { name: 'a sentence of more than 20 words', isIn: text => sentences(text).some(sentence => words(sentence) > 20) },
];

const plain = (text: string): string =>
  text
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\n>? ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const sentences = (text: string): string[] =>
  plain(text)
    .replaceAll(/\{\{\w+\}\}/g, 'x')
    .split(/(?<=[.!?…:])\s/);

const words = (sentence: string): number => sentence.split(' ').length;

/** The texts of one area's message file. */
export function screenTexts(area: string, messages: object): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]: [string, unknown]) => {
    const key = `${area}.${name}`;
    if (typeof value === 'string') return [[key, value]];
    return typeof value === 'object' && value !== null ? screenTexts(key, value) : [];
  });
}

/** Fixed texts that differ from their section. `fixed`: the section by the text's key. */
export function fixedTextFaults(
  fixed: Readonly<Record<string, string>>,
  texts: ScreenTexts,
  sections: Sections,
): string[] {
  return Object.entries(fixed).flatMap(([key, section]) => {
    const text = texts.get(key);
    const law = sections.get(section);
    if (text === undefined) return [`${key} is no text`];
    if (law === undefined) return [`${key}: there is no ${section}`];
    const parts = plain(text).split(/\{\{\w+\}\}/);
    const isSaid = parts.every(part => plain(law).includes(part.trim()));
    return isSaid ? [] : [`${key}: ${section} does not say “${text}”`];
  });
}

/** Our texts that break the rules of writing. */
export function writingFaults(texts: ScreenTexts, isFixed: (key: string) => boolean): string[] {
  return [...texts]
    .filter(([key]) => !isFixed(key))
    .flatMap(([key, text]) =>
      forbidden.filter(({ isIn }) => isIn(text)).map(({ name }) => `${key} has ${name}: ${text}`),
    );
}
