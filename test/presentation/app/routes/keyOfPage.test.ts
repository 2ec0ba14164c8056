import { keyOfPage } from '@/presentation/app/routes/keyOfPage';

describe('keyOfPage', () => {
  it.each([
    ['/therapist/go-chat/all', '/therapist/go-chat/pinned/7?from=list'],
    ['/therapist/chat', '/therapist/chat/7'],
    ['/therapist/chat-log', '/therapist/chat-log?page=2'],
  ])('finds one page in memory for %s and %s', (one, other) => {
    expect(keyOfPage(one)).toBeDefined();
    expect(keyOfPage(other)).toBe(keyOfPage(one));
  });

  it.each([
    ['/therapist/chat/7', '/therapist/chat-log'],
    ['/therapist/chat/7', '/therapist/go-chat/all/7'],
    [
      '/therapist/assigned-patients/patient-profile/p-1/record',
      '/therapist/assigned-patients/patient-profile/p-2/record',
    ],
  ])('tells %s and %s apart', (one, other) => {
    expect(keyOfPage(other)).not.toBe(keyOfPage(one));
  });

  it.each(['/home', '/account/settings', '/admin/organisations', '/therapist/nowhere'])('keeps nothing of %s', url => {
    expect(keyOfPage(url)).toBeUndefined();
  });
});
