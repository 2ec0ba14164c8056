import { storedTexts } from '@/infrastructure/http/kernel/storedTexts';

describe('storedTexts', () => {
  it.each([
    ['["/home","/x"]', ['/home', '/x'], 0],
    ['["/home",7,null,{"a":1}]', ['/home'], 3],
    ['[]', [], 0],
    ['{}', [], 1],
    ['', [], 1],
    ['["/home"', [], 1],
    ['null', [], 1],
  ])('%s', (content, texts, unreadable) => {
    expect(storedTexts(content)).toEqual({ texts, unreadable });
  });
});
