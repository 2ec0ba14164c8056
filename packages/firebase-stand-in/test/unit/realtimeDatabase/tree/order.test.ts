import { compareKeys, compareValues } from '../../../../realtimeDatabase/tree/order';

describe('order', () => {
  it('puts keys that are numbers first and by size, then texts', () => {
    const keys = ['b', '10', 'a', '9', '-1', '1.5', '007', '2147483647', '2147483648'];
    expect(keys.sort(compareKeys)).toEqual(['-1', '9', '10', '2147483647', '007', '1.5', '2147483648', 'a', 'b']);
  });

  it('knows the names for before all and after all', () => {
    expect(['[MAX_NAME]', '0', '[MIN_NAME]', 'z'].sort(compareKeys)).toEqual(['[MIN_NAME]', '0', 'z', '[MAX_NAME]']);
  });

  it('puts nothing first, then false, true, numbers, texts and whatever has children', () => {
    const values = [{}, 'b', 'a', 2, 1, true, false, null];
    expect(values.sort(compareValues)).toEqual([null, false, true, 1, 2, 'a', 'b', {}]);
  });
});
