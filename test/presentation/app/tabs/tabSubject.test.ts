import { sharedTab, tabChat, tabSubject } from '@/presentation/app/tabs/tabSubject';

const PROFILE = '/therapist/assigned-patients/patient-profile';

describe('tabSubject', () => {
  it.each([
    [`${PROFILE}/p-1/timeline`, 'patient', 'p-1'],
    [`${PROFILE}/p-1?from=home`, 'patient', 'p-1'],
    [`${PROFILE}/p%201/appointment/m-7`, 'patient', 'p 1'],
    ['/admin/organisations/org-12', 'organisation', 'org-12'],
    ['/admin/organisations/a%2Fb/access?show=new', 'organisation', 'a/b'],
    ['/admin/organisations/thrive/details', 'organisation', 'thrive'],
    ['/admin/users?group=admin&user=a%26b#rights', 'user', 'a&b'],
    ['/admin/tools/survey?survey=s-1&view=organisations', 'survey', 's-1'],
  ])('of %s is the %s %s', (url, kind, id) => {
    expect(tabSubject(url)).toEqual({ kind, id });
  });

  it.each([
    '/home',
    '/therapist/assigned-patients',
    `${PROFILE}/%E0%A4%A/timeline`,
    `${PROFILE}/`,
    `/elsewhere${PROFILE}/p-1`,
    '/admin/organisations',
    '/admin/organisations/%E0%A4/access',
    '/admin/organisations/new/details?parentId=org-1',
    '/admin/organisations/search?searchTerms=a',
    '/admin/users',
    '/admin/users?user=',
    '/admin/users?new=person',
    '/admin/organisations-of?user=a',
    '/admin/tools/survey',
    '/admin/tools/survey?survey=',
  ])('is undefined for %s', url => {
    expect(tabSubject(url)).toBeUndefined();
  });
});

describe('sharedTab', () => {
  it('is the same for Claim Chat with and without a patient, and undefined for a list', () => {
    expect(['/therapist/claim-chat', '/therapist/claim-chat?patient=p-1', '/home'].map(sharedTab)).toEqual([
      'claim',
      'claim',
      undefined,
    ]);
  });
});

describe('tabChat', () => {
  it.each([
    ['/therapist/go-chat/all/7', 'V2', '7', '/therapist/go-chat/all'],
    ['/therapist/go-chat/pinned/a%2Fb?from=list', 'V2', 'a/b', '/therapist/go-chat/pinned'],
    ['/therapist/chat/a%20b#end', 'V1', 'a b', '/therapist/chat'],
  ])('is for %s a %s chat with its list', (url, generation, chatSessionId, list) => {
    expect(tabChat(url)).toEqual({ generation, chatSessionId, list });
  });

  it.each([
    '/therapist/go-chat/all',
    '/therapist/go-chat/elsewhere/7',
    '/therapist/chat-log',
    '/therapist/chat/',
    '/home',
    '/therapist/chat/%E0%A4%A',
    '/therapist/go-chat/all/%',
  ])('is undefined for %s', url => {
    expect(tabChat(url)).toBeUndefined();
  });
});
