import { cleanLink, linkFaults, siteOf } from '@/domain/organisations/linkFaults';
import type { ClientLink } from '@/domain/organisations/SettingValues';

const link = (more: Partial<ClientLink> = {}): ClientLink => ({
  ...{ id: 'l-1', title: 'Help', url: 'https://help.example/', icon: 'info', from: '', until: '', group: '' },
  ...more,
});

const problemOf = (more: Partial<ClientLink>) => linkFaults([link(more)])[0]?.problem;

describe('linkFaults', () => {
  it.each([
    [{}, undefined],
    [{ title: ' ' }, 'noTitle'],
    [{ title: 'x'.repeat(201) }, 'titleTooLong'],
    [{ url: '' }, 'notAWebAddress'],
    [{ url: 'http://help.example' }, 'notAWebAddress'],
    [{ url: 'javascript:alert(1)' }, 'notAWebAddress'],
    [{ url: 'https://javascript:alert(1)' }, 'notAWebAddress'],
    [{ url: 'data:text/html,x' }, 'notAWebAddress'],
    [{ url: 'https://a b.example' }, 'notAWebAddress'],
    [{ url: `https://help.example/${'x'.repeat(2_000)}` }, 'addressTooLong'],
    [{ url: 'https://nhs.uk@evil.example/' }, 'hasAccount'],
    [{ url: 'https://nhs.uk:secret@evil.example/' }, 'hasAccount'],
    [{ icon: '' }, 'unknownIcon'],
    [{ icon: 'skull' }, 'unknownIcon'],
    [{ from: '2026-02-30' }, 'notADay'],
    [{ from: '2026-02-02', until: '2026-02-01' }, 'lastBeforeFirst'],
    [{ from: '2026-02-01', until: '2026-02-01' }, undefined],
    [{ group: 'g'.repeat(201) }, 'groupTooLong'],
  ] as const)('of %j is %s', (more, problem) => {
    expect(problemOf(more)).toBe(problem);
  });

  it.each([
    ['nhs.uk', 'https://www.nhs.uk/mental-health', undefined],
    ['www.nhs.uk', 'https://nhs.uk/', undefined],
    ['NHS.uk: talking therapies', 'https://111.nhs.uk/', undefined],
    ['nhs.uk', 'https://evil.example/nhs.uk', 'leadsElsewhere'],
    ['nhs.uk', 'https://nhs.uk.evil.example/', 'leadsElsewhere'],
    ['nhs.uk', 'https://notnhs.uk/', 'leadsElsewhere'],
    ['NHS.UK', 'https://evil.example/', 'leadsElsewhere'],
    ['Go to NHS.uk', 'https://evil.example/', 'leadsElsewhere'],
    ['bücher.example', 'https://xn--bcher-kva.example/', undefined],
    // A Cyrillic letter that looks like the Latin one.
    ['аpple.example', 'https://apple.example/', 'leadsElsewhere'],
    ['Write to help@nhs.uk', 'https://forms.example/', undefined],
    ['St.Mary’s, e.g. on Mondays', 'https://mary.example/', undefined],
  ])('compares the site in the title “%s” with %s', (title, url, problem) => {
    expect(problemOf({ title, url })).toBe(problem);
  });

  it('reports the second of two links with the same address, in any spelling', () => {
    const links = [link(), link({ id: 'l-2', url: 'https://other.example' }), link({ url: 'https://HELP.example' })];
    expect(linkFaults(links)).toEqual([{ place: 2, problem: 'sameAddress' }]);
  });

  it('trims texts and changes nothing else', () => {
    expect(cleanLink(link({ title: ' A  b ', url: ' https://a.example ', group: '\tg ' }))).toEqual(
      link({ title: 'A  b', url: 'https://a.example', group: 'g' }),
    );
  });

  it('returns the site of an address', () => {
    expect([siteOf('https://nhs.uk@evil.example/x'), siteOf('nonsense')]).toEqual(['evil.example', undefined]);
  });
});
