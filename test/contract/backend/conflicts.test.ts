import 'reflect-metadata';
import type { Endpoint } from '@/infrastructure/http/endpoints/endpoint';
import { endpoints } from '#sandbox/endpoints/endpoints';
import { sharedSandbox } from '#test/support/builders/kernel/sharedSandbox';
import { sampleOfDto } from '#test/support/builders/kernel/sampleOfDto';
import { staffOf } from '#test/support/builders/kernel/sandboxClient';
import type { Sandbox } from '#sandbox/server/Sandbox';

/** Every call that requires the version it is based on, as `area.call`. Each has a row here. */
const demanding = Object.entries<Readonly<Record<string, Endpoint>>>(endpoints).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, endpoint]) =>
    endpoint.etag === 'demands' ? [[`${area}.${name}`, endpoint] as const] : [],
  ),
);

interface ConflictRow {
  /** The identity id of the caller. */
  readonly as: string;
  readonly path: Readonly<Record<string, string>>;
  /** Needed if an invented body would be refused for another reason first. */
  readonly body?: object;
}

const organisation = {
  as: 'staff-dana',
  path: { organisation: 'org-12' },
  body: { reason: 'A reason of some length' },
};
const alert = { as: 'staff-dana', path: { id: 'alert-supervision' } };
const report = { as: 'staff-farah', path: { reportId: '5eed0000-0000-4000-8000-000000000001' } };
const oldAlert = { as: 'staff-dana', path: { id: 'alert-old-app' } };

/** The arguments of each call: an existing object that the caller may change. */
const rows = (sandbox: Sandbox): Readonly<Record<string, ConflictRow>> => {
  const { backend } = sandbox;
  const { care, risks } = backend.patientCare.services;
  const assigned = care.assignedTo('staff-amelia').map(({ patientId }) => patientId);
  const patientId = assigned.find(id => risks.assessmentsOf(id).length > 0) ?? '';
  const riskAssessmentId = risks.assessmentsOf(patientId)[0]?.riskAssessmentId ?? '';
  const patient = backend.chat.people.patients()[0]?.uid ?? '';
  const [survey] = backend.administration.surveys.surveys.all();
  return {
    'patientRecord.changeRecord': { as: 'staff-amelia', path: { patientId }, body: { goals: 'Another' } },
    'patientRecord.changeRiskAssessment': {
      as: 'staff-amelia',
      path: { patientId, riskAssessmentId },
      body: { level: 'low' },
    },
    'patientRecord.deleteRiskAssessment': { as: 'staff-amelia', path: { patientId, riskAssessmentId } },
    'patientApp.updateMetadata': { as: patient, path: { metadataDocumentId: 'diary' } },
    'organisations.changeDetails': organisation,
    'organisations.changeAppSettings': organisation,
    'organisations.changeSubscription': organisation,
    'organisations.changeResearchSettings': organisation,
    'organisations.changeClientLinks': organisation,
    'accessCodes.enableV2': { as: 'staff-dana', path: { accessCode: 'HARBOUR-24' } },
    'accessCodes.disableV2': { as: 'staff-dana', path: { accessCode: 'HARBOUR-24' } },
    'messageAlerts.changeV1': oldAlert,
    'messageAlerts.deleteV1': oldAlert,
    'messageAlerts.change': alert,
    'messageAlerts.withdraw': alert,
    'reports.rename': report,
    'reports.retry': report,
    'surveys.change': { as: 'staff-dana', path: { surveyId: survey?.id ?? '' } },
    'surveys.delete': { as: 'staff-dana', path: { surveyId: survey?.id ?? '' } },
    'users.changeGroups': { as: 'staff-dana', path: { userId: 'staff-amelia' } },
  };
};

const sandbox = sharedSandbox();

async function call(name: string, endpoint: Endpoint, ifMatch?: string) {
  const running = sandbox.now();
  const { as, path, body } = rows(running)[name] ?? { as: '', path: {} };
  const { people } = running.backend.chat;
  const scopes = people.patients().some(({ uid }) => uid === as) ? ['patient:chat'] : staffOf(running, as).scopes;
  const cookie = running.backend.sessions.begin(as, [...scopes]);
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(path[part] ?? ''));
  const sent = body ?? (endpoint.body && sampleOfDto(endpoint.body));
  const answer = await fetch(`${running.origin}/api${address}`, {
    method: endpoint.method,
    headers: {
      ...{ Authorization: `Bearer ${cookie}`, 'Content-Type': 'application/json' },
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  return [answer.status, (await answer.text()).split('\n')[0]];
}

describe('a call that requires the version it is based on', () => {
  it('has a row for every such endpoint', () => {
    expect(demanding.map(([name]) => name).filter(name => !(name in rows(sandbox.now())))).toEqual([]);
  });

  it.each(demanding)('%s is refused with 412 if the version is outdated', async (name, endpoint) => {
    expect(await call(name, endpoint, '"another"')).toEqual([412, 'EtagMismatch']);
  });

  it.each(demanding)('%s is refused with 428 without a version', async (name, endpoint) => {
    expect(await call(name, endpoint)).toEqual([428, 'EtagMissing']);
  });
});
