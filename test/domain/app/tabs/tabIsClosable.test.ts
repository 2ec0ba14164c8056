import { tabIsClosable } from '@/domain/app/tabs/tabList';

interface Case {
  readonly why: string;
  readonly input: Parameters<typeof tabIsClosable>[0];
  readonly expected: ReturnType<typeof tabIsClosable>;
}

describe('tabIsClosable', () => {
  it.each<Case>([
    { why: 'two: More than one is open.', input: { open: 2, ended: false }, expected: true },
    { why: 'one: The last tab stays.', input: { open: 1, ended: false }, expected: false },
    { why: 'none: There is nothing to close.', input: { open: 0, ended: false }, expected: false },
    { why: 'one-ended: A chat that is over has no page any more.', input: { open: 1, ended: true }, expected: true },
  ])('$why', ({ input, expected }) => {
    expect(tabIsClosable(input)).toEqual(expected);
  });
});
