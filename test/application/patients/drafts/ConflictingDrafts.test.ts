import { asideKey, asideText, readAside } from '@/application/patients/drafts/FormDrafts';

describe('drafts that are set aside', () => {
  it('are read as they were kept, under a key of their own', () => {
    expect(readAside(asideText(['one', 'two “quoted”']))).toEqual(['one', 'two “quoted”']);
    expect([asideText([]), asideKey('p-ana/record')]).toEqual(['', 'p-ana/record/aside']);
  });

  it.each(['', 'no list', '{"a":1}', '[1, null, ""]'])('are none where something else was kept: %s', kept => {
    expect(readAside(kept)).toEqual([]);
  });
});
