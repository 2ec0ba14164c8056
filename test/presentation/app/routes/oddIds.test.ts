import { chatPath, claimPath } from '@/presentation/chat/chatPath';
import { organisationPath } from '@/presentation/organisations/organisationPath';
import { appointmentPath, profilePath } from '@/presentation/patients/profilePath';

/** No record may crash the product, not even one whose id fits into no address. */
it.each<[string, (id: string) => string]>([
  ['a chat', id => chatPath({ chatSessionId: id, generation: 'v2' })],
  ['a V1 chat', id => chatPath({ chatSessionId: id, generation: 'v1' })],
  ['a claim', claimPath],
  ['a patient', id => profilePath(id, 'timeline')],
  ['an appointment', id => appointmentPath('p-04', id)],
  ['an organisation', id => organisationPath(id)],
])('the address of %s is readable when its id contains half a surrogate pair', (_what, addressOf) => {
  expect(decodeURIComponent(addressOf('half\ud83d'))).toContain('half\uFFFD');
});
