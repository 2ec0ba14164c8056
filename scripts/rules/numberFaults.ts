/** Names that contain a digit, which is not a number of the rule. */
const names =
  /PHQ-9|GAD-7|\bV[12]\b|\bCR-[A-Z]+-\d+|\bisThrive24Enabled\b|24-hour indicator|units? of 100 ns|of 100 ns/g;

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const larger = { fifteen: 15, twenty: 20, thirty: 30, sixty: 60 };
const inFigures = new Map<string, number>([
  ...words.map((word, place) => [word, place + 1] as const),
  ...Object.entries(larger),
]);
const anyWord = [...inFigures.keys()].join('|');

const units =
  'milliseconds?|ms|seconds?|minutes?|hours?|days?|weeks?|months?|years?|' +
  'points?|items?|characters?|letters?|digits?|octets?|kB';
/** "two hours", "one, five and fifteen minutes": a number in words, in front of what it counts. */
const counted = new RegExp(`\\b(?:${anyWord})\\b(?=(?:,? (?:and |or |to )?(?:${anyWord}))* (?:${units})\\b)`, 'gi');

/** Numbers that were typed into a statement, in figures or in words; the values put in with `says` are none of them. */
export function typedNumbers(literals: readonly string[]): string[] {
  return literals
    .map(text => text.replace(names, ''))
    .flatMap(text => [...(text.match(/\d[\d.,]*/g) ?? []), ...(text.match(counted) ?? [])]);
}

/** The numbers of a statement that none of its sources holds. */
export function numbersWithoutSource(statement: string, sources: readonly string[]): string[] {
  const held = sources.map(text => plainFigures(text));
  const numbers = ungrouped(statement.replace(names, '')).match(/\d+(?:\.\d+)*/g) ?? [];
  return [...new Set(numbers)].filter(
    number => !held.some(text => new RegExp(`(?<![\\d.])${number.replace(/\./g, '\\.')}(?!\\d)`).test(text)),
  );
}

/** Without what sets thousands apart. */
const ungrouped = (text: string): string => text.replace(/(?<=\d)[,\u202f\u00a0](?=\d{3}(?!\d))/g, '');

/** With figures in place of words too. */
const plainFigures = (text: string): string =>
  ungrouped(text).replace(new RegExp(`\\b(?:${anyWord})\\b`, 'gi'), word => String(inFigures.get(word.toLowerCase())));
