import { areaOfPath } from '@/domain/app/navigation/areaOfPath';
import { chatListOfUrl } from '@/domain/app/navigation/chatListOfUrl';
import { chatOfUrl } from '@/domain/app/navigation/chatOfUrl';
import { patientOfUrl } from '@/domain/app/navigation/patientOfUrl';

describe('areaOfPath', () => {
  it.each([
    ['/', 'shell'],
    ['/home', 'shell'],
    ['/therapist/go-chat/all/7', 'shell'],
    ['/account/settings', 'shell'],
    ['/unauthorised', 'shell'],
    ['/authentication', 'login'],
    ['/authentication/login/', 'login'],
    ['/authentication/logout', 'logout'],
    ['/authentication/action', 'action'],
    ['/authentication/elsewhere', 'unknown'],
    ['/callback', 'callback'],
    ['/legal/eula', 'external'],
    ['/homes', 'unknown'],
    ['/nowhere', 'unknown'],
  ])('%s belongs to %s', (path, area) => {
    expect(areaOfPath(path)).toBe(area);
  });
});

describe('chatOfUrl', () => {
  it.each([
    ['/therapist/go-chat/all/7', { generation: 'V2', chatSessionId: '7' }],
    ['/therapist/go-chat/pinned/7?from=list', { generation: 'V2', chatSessionId: '7' }],
    ['/therapist/chat/a%20b', { generation: 'V1', chatSessionId: 'a b' }],
    ['/therapist/go-chat/all', undefined],
    ['/therapist/go-chat/elsewhere/7', undefined],
    ['/therapist/chat-log', undefined],
    ['/home', undefined],
    ['/therapist/chat/%E0%A4%A', undefined],
    ['/therapist/go-chat/all/%', undefined],
  ])('%s', (url, chat) => {
    expect(chatOfUrl(url)).toEqual(chat);
  });
});

describe('chatListOfUrl', () => {
  it('names the list of either generation, the pinned one where it was that', () => {
    expect(
      ['/therapist/go-chat/all/7', '/therapist/go-chat/pinned/a%2Fb?x=1', '/therapist/chat/7#end'].map(chatListOfUrl),
    ).toEqual(['/therapist/go-chat/all', '/therapist/go-chat/pinned', '/therapist/chat']);
  });

  it('knows none for an address that shows no chat', () => {
    expect(['/therapist/go-chat/all', '/therapist/chat/', '/therapist/chat-log/7', '/home'].map(chatListOfUrl)).toEqual(
      [undefined, undefined, undefined, undefined],
    );
  });
});

describe('patientOfUrl', () => {
  const PROFILE = '/therapist/assigned-patients/patient-profile';

  it.each([
    [`${PROFILE}/p-1/timeline`, 'p-1'],
    [`${PROFILE}/p-1`, 'p-1'],
    [`${PROFILE}/p-1?from=home`, 'p-1'],
    [`${PROFILE}/p%201/appointment/m-7`, 'p 1'],
    ['/therapist/assigned-patients', undefined],
    [`${PROFILE}/%E0%A4%A/timeline`, undefined],
    [`${PROFILE}/`, undefined],
    [`/elsewhere${PROFILE}/p-1`, undefined],
  ])('finds in %s the patient %s', (url, patientId) => {
    expect(patientOfUrl(url)).toBe(patientId);
  });
});
