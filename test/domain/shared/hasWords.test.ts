import { hasWords } from '@/domain/shared/hasWords';

describe('hasWords', () => {
  it.each(['', ' ', 'josé', 'JOSE', 'nunez jose', 'núñez  j', 'jose nunez', 'jo@ex nu', 'Jose\u0301', ' jose\tnun '])('finds by %j', query => {
    expect(hasWords('José Núñez jo@example.org', query)).toBe(true);
  });

  it.each(['josefa', 'jose smith', 'j.n'])('finds nothing by %j', query => {
    expect(hasWords('José Núñez jo@example.org', query)).toBe(false);
  });
});
