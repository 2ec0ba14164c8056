interface LowestTotal {
  readonly from: number;
  readonly band: string;
}

/**
 * Describes the bands in words, from the lowest total to the highest: "0 to 4 is minimal, 5 to 9 is mild and 10 to 21
 * is severe".
 */
export function bandRanges(bands: readonly LowestTotal[], highest: number): string {
  const upwards = [...bands].sort((a, b) => a.from - b.from);
  const ranges = upwards.map(({ from, band }, place) => {
    const next = upwards[place + 1];
    return `${from} to ${next === undefined ? highest : next.from - 1} is ${inWords(band)}`;
  });
  return `${ranges.slice(0, -1).join(', ')} and ${ranges.slice(-1).join()}`;
}

const inWords = (band: string): string => band.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
