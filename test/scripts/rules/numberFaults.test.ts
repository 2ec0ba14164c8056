import { numbersWithoutSource, typedNumbers } from '#scripts/rules/numberFaults';

describe('typedNumbers', () => {
  it.each([
    ['after 15 minutes', ['15']],
    ['at one, five and fifteen minutes', ['one', 'five', 'fifteen']],
    ['more than 1,000 characters', ['1,000']],
    ['version 0.105.0', ['0.105.0']],
  ])('finds the numbers in "%s"', (literal, numbers) => {
    expect(typedNumbers([literal])).toEqual(numbers);
  });

  it.each(['one after the other', 'the PHQ-9, as CR-READ-01 says', 'a V2 chat', 'the other two'])(
    'finds no numbers in "%s"',
    literal => {
      expect(typedNumbers([literal])).toEqual([]);
    },
  );
});

describe('numbersWithoutSource', () => {
  it.each([
    ['after 15 minutes', ['it is late after 10 minutes', 'or after 15 s']],
    ['within 1 minute', ['is within one minute of now']],
    ['every 60,000 ms', ['heartbeat every 60,000 ms']],
    ['of 1,000 characters', ['up to 1000 characters']],
    ['a PHQ-9 of 5', ['cut points 5 and 10']],
  ])('finds a source for every number in "%s" among %j', (statement, sources) => {
    expect(numbersWithoutSource(statement, sources)).toEqual([]);
  });

  it.each([
    ['after 15 minutes', ['it is late after 150 minutes', 'or after 2.15 s'], ['15']],
    ['0 to 4 is minimal, 5 to 9 is mild', ['0 to 4', '5 or more'], ['9']],
    ['within 1 minute', [], ['1']],
  ])('finds numbers in "%s" without a source among %j', (statement, sources, numbers) => {
    expect(numbersWithoutSource(statement, sources)).toEqual(numbers);
  });
});
