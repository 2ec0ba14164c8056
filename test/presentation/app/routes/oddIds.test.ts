import { chatPath } from '@/presentation/chat/chatPath';
import { routes } from '@/presentation/app/routes/routes';

/** No record may crash the product, not even one whose id fits into no address. */
it.each<[string, (id: string) => string]>([
  ['a chat', id => chatPath({ chatSessionId: id, generation: 'v2' })],
  ['a V1 chat', id => chatPath({ chatSessionId: id, generation: 'v1' })],
  ['a claim', id => routes.claimChat.to({}, { patient: id })],
  ['a patient', id => routes.profile.to({ patientId: id })],
  ['an appointment', id => routes.profileAppointments.to({ patientId: 'p-04', appointmentId: id })],
  ['an organisation', id => routes.organisation.to({ organisationId: id })],
])('the address of %s is readable when its id contains half a surrogate pair', (_what, addressOf) => {
  expect(decodeURIComponent(addressOf('half\ud83d'))).toContain('half\uFFFD');
});
