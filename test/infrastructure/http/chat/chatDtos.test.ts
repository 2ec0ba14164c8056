import 'reflect-metadata';
import { json } from '@/infrastructure/http/endpoints/endpoint';
import { ChatRequestDto } from '@/infrastructure/http/chat/chatDtos';
import { readReply } from '@/infrastructure/http/client/readReply';

const request = {
  id: 'r-1',
  requestType: 'chat-patient-request',
  pubNub: true,
  emergency: false,
  requestedAt: '2026-03-01T09:30:00.000Z',
  message: 'Could we talk?',
  patient: { id: 'p-ana', userId: 'ana', email: 'ana@patient.example' },
  highRisk: false,
};
const fieldsRefused = (wish: Partial<typeof request>) => {
  const read = readReply(json(ChatRequestDto), JSON.stringify({ ...request, ...wish }));
  return read.ok ? [] : read.failure.fields;
};

describe('ChatRequestDto', () => {
  it.each(['2026-03-01T09:30:00.000Z', '2026-03-01T10:30:00+01:00'])('takes a request of %s', requestedAt => {
    expect(fieldsRefused({ requestedAt })).toEqual([]);
  });

  it.each(['', 'yesterday', '01/03/2026'])(
    'takes none whose place among the others nobody could know: "%s"',
    requestedAt => {
      expect(fieldsRefused({ requestedAt })).toEqual(['requestedAt']);
    },
  );
});
