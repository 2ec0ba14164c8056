import type { BackendClient } from '@/infrastructure/http/client/BackendClient';
import { readReply } from '@/infrastructure/http/client/readReply';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { AxiosPatientRecordGateway } from '@/infrastructure/http/patients/AxiosPatientRecordGateway';
import { AxiosRiskAssessmentGateway } from '@/infrastructure/http/patients/AxiosRiskAssessmentGateway';
import { fail, ok } from '@/domain/kernel/Result';
import { RECORD_FIELDS } from '@/domain/patients/record/PatientRecord';
import { anAssessedRisk } from '#test/support/builders/patients/anAssessment';

/** Answers every call with this body. */
function backendThatSays(body: unknown): BackendClient {
  const call = ({ reply }: Endpoint) => {
    const read = readReply(reply, JSON.stringify(body));
    return Promise.resolve(read.ok ? ok({ ...read.value, etag: '"1"' }) : fail({ kind: 'invalidAnswer' as const }));
  };
  return { call } as unknown as BackendClient;
}

const at = '2026-11-12T09:00:00.000Z';
const by = { userId: 'u-ben', name: 'Ben Okoro' };

describe('a risk assessment with a malformed part', () => {
  const risk = { ...anAssessedRisk({ level: 'imminent' }), riskAssessmentId: 'ra-1', assessed: { at, by } };
  const list = (part: object) => new AxiosRiskAssessmentGateway(backendThatSays([{ ...risk, ...part }])).list('p-ana');

  it.each([
    ['an impossible date', { at: '2026-13-45T09:00:00Z', by }, { at: null, by }],
    ['a date in the far future', { at: '2199-01-01T09:00:00Z', by }, { at: null, by }],
    ['no date', { by }, { at: null, by }],
    ['a malformed name', { at, by: { userId: 'u-ben', name: 7 } }, { at: Date.parse(at), by: null }],
    ['neither date nor name', null, { at: null, by: null }],
  ])('is kept with its level: %s', async (_what, assessed, read) => {
    expect(await list({ assessed })).toMatchObject({
      ok: true,
      value: { assessments: [{ level: 'imminent', status: 'open', assessed: read }], unreadable: 0 },
    });
  });

  it('is still marked as changed', async () => {
    expect(await list({ changed: { at: 'odd', by } })).toMatchObject({
      value: { assessments: [{ changed: { at: null, by } }] },
    });
    expect(await list({ changed: 7 })).toMatchObject({ value: { assessments: [{ changed: { at: null, by: null } }] } });
  });
});

describe('a record with a malformed part', () => {
  const record = Object.fromEntries(
    RECORD_FIELDS.map(field => [field, { value: field, changedAt: at, changedBy: by }]),
  );
  const read = (part: object) => new AxiosPatientRecordGateway(backendThatSays({ ...record, ...part })).read('p-ana');

  it.each([7, null, undefined, { value: null }, {}])('is read without the field %j', async odd => {
    expect(await read({ medication: odd })).toMatchObject({
      ok: true,
      value: { value: { medication: 'couldNotCheck', safetyPlan: { value: 'safetyPlan' } } },
    });
  });

  it('keeps a text with an unknown time of change, marked as changed', async () => {
    expect(await read({ safetyPlan: { value: '', changedAt: '2026-13-45T09:00:00Z', changedBy: by } })).toMatchObject({
      value: { value: { safetyPlan: { value: '', changedAt: null, changedBy: by } } },
    });
  });
});
