import { endpoints } from '#sandbox/endpoints/endpoints';
import type { OwnMomentType } from '@/domain/patients/timeline/MomentType';
import type { MomentDto } from '@/infrastructure/http/patients/momentDtos';
import type { ShownAlertDto } from '@/infrastructure/http/messageAlerts/messageAlertDtos';
import type { OwnEventDto } from '#sandbox/endpoints/ownMomentDtos';
import type { SurveySessionDto } from '@/infrastructure/http/surveys/surveyDtos';
import { RefusedCall } from '#sandbox/practice/ApiClient';
import { FakeEndpointCalls } from './FakeEndpointCalls';

const { publicSettings, transactional } = endpoints;
const {
  account,
  messageAlerts,
  ownMoments,
  patientApp,
  patientChat,
  organisations,
  accessCodes,
  ownAccount,
  profile,
  push,
  surveys,
} = endpoints;
const at = '2026-03-02T09:00:00.000Z';
const empty = { value: '' };

interface Known extends OwnEventDto {
  readonly type: OwnMomentType;
}

/** A backend's data of one patient, behind the calls of the patient's app. */
export class FakePatientServer {
  readonly calls = new FakeEndpointCalls();
  readonly scores: object[] = [];
  readonly rewards: string[] = [];
  surveySessions: readonly SurveySessionDto[] = [
    {
      ...{ surveyId: 's', urlSuffix: 'welcome', title: 'Welcome', version: 1, state: 'open', answers: {} },
      pages: [
        { id: 'page-1', title: '', questions: [{ id: 'hello', kind: 'statement', text: 'Hello.', required: false }] },
      ],
    },
  ];
  readonly tokens = new Set<string>();
  readonly chatActs: string[] = [];
  /** The content of one metadata document, and its number of changes. */
  entries: Record<string, string> = {};
  version = 0;
  /** A backend with a bug: it stores an id as often as it is sent. */
  forgetsIds = false;
  chat: 'v1' | 'v2' | undefined = undefined;
  /** Messages from the service. */
  alerts: readonly ShownAlertDto[] = [];
  private document: string | undefined = undefined;
  private moments: Known[] = [];

  constructor() {
    this.takeMoments();
    this.giveNewest();
    this.giveLists();
    this.keepMetadata();
    this.serveTheRest();
    this.serveChat();
    this.serveOrganisation();
  }

  stored(type?: OwnMomentType): readonly Known[] {
    return this.moments.filter(moment => type === undefined || moment.type === type);
  }

  /** Changes the document as another device. */
  changeElsewhere(entries: Record<string, string>): void {
    this.entries = { ...this.entries, ...entries };
    this.version += 1;
  }

  private store(type: OwnMomentType, event: OwnEventDto): MomentDto {
    if (this.forgetsIds || !this.moments.some(({ momentId }) => momentId === event.momentId))
      this.moments.push({ ...event, type });
    return shown({ ...event, type });
  }

  private takeMoments(): void {
    const { calls } = this;
    const timestampsOf = (eventType: OwnMomentType) => ({
      eventType,
      timestamps: this.stored(eventType).map(moment => ({
        momentId: moment.momentId,
        at: moment.at,
        updatedAt: moment.at,
      })),
    });
    const sync = (eventType: OwnMomentType, events: readonly OwnEventDto[]) => ({
      eventType,
      moments: events.map(event => this.store(eventType, event)),
    });
    calls.on(ownMoments.add, ({ query, body }) => ({ value: this.store(query.eventType, body) }));
    calls.on(ownMoments.addJournal, ({ query, body }) => ({ value: this.store(query.eventType, body) }));
    calls.on(ownMoments.sync, ({ query, body }) => ({ value: sync(query.eventType, body.events) }));
    calls.on(ownMoments.batchSync, ({ body }) => ({
      value: body.batches.map(({ eventType, events }) => sync(eventType, events)),
    }));
    calls.on(ownMoments.timestamps, ({ query }) => ({ value: timestampsOf(query.eventType) }));
    calls.on(ownMoments.batchTimestamps, ({ query }) => ({ value: query.eventType.map(timestampsOf) }));
  }

  private giveNewest(): void {
    const newest = (...types: readonly OwnMomentType[]) => {
      const moment = this.moments.findLast(({ type }) => types.includes(type));
      return { value: moment ? { moment: shown(moment) } : {} };
    };
    this.calls.on(ownMoments.latestPositive, () => newest('positive'));
    this.calls.on(ownMoments.latestRiskFactor, () => newest('risk-factor'));
    this.calls.on(ownMoments.latestResilience, () => newest('resilience'));
    this.calls.on(ownMoments.latestGadOrPhq, () => newest('gad7', 'phq9'));
    this.calls.on(ownMoments.latestUnhealthy, () => newest('unhealthy'));
    this.calls.on(ownMoments.latestHotThoughtExercise, () => newest('hot-thought-exercise'));
    this.calls.on(ownMoments.latestCbtEvidence, () => newest('cbt-evidence'));
    this.calls.on(ownMoments.latestCbt, () => newest('cbt'));
    this.calls.on(ownMoments.latestCheckup, () => newest('checkup'));
    this.calls.on(ownMoments.latestCbtScreening, () => newest('cbt-screening'));
  }

  private giveLists(): void {
    const { calls } = this;
    const listed = (...types: readonly OwnMomentType[]) => ({
      value: this.moments
        .filter(({ type }) => types.includes(type))
        .map(shown)
        .reverse(),
    });
    /** One entry per page, so that there are several. */
    const paged = (type: OwnMomentType, lastDoc = '0') => {
      const all = listed(type).value;
      const next = Number(lastDoc) + 1;
      return { value: { moments: all.slice(next - 1, next), ...(next < all.length && { lastDoc: String(next) }) } };
    };
    const counted = (ids: readonly string[]) => ({
      value: ids.map(activityId => {
        const done = this.moments.filter(({ activity }) => activity?.activityId === activityId);
        return {
          activityId,
          count: done.length,
          duration: done.reduce((sum, { activity }) => sum + (activity?.duration ?? 0), 0),
        };
      }),
    });
    calls.on(ownMoments.latestQuizResults, () => listed('phq9', 'gad7'));
    calls.on(ownMoments.latestCoreBeliefs, () => listed('core-belief'));
    calls.on(ownMoments.latestBeingObjective, () => listed('being-objective'));
    calls.on(ownMoments.latestAutomaticThoughts, () => listed('automatic-thoughts'));
    calls.on(ownMoments.latestRelaxationLevels, () => listed('relaxation'));
    calls.on(ownMoments.latestEventMoments, ({ query }) => listed(query.momentType));
    calls.on(ownMoments.progressMoments, ({ query }) => paged('progress', query.lastDoc));
    calls.on(ownMoments.hotThoughtMoments, ({ query }) => paged('hot-thought', query.lastDoc));
    calls.on(ownMoments.activityCounters, ({ query }) => counted(query.activityIds));
    calls.on(ownMoments.activityTotals, ({ query }) => counted(query.activityIds));
  }

  private keepMetadata(): void {
    const document = () => ({
      value: { metadataDocumentId: 'programme', updatedAt: at, entries: { ...this.entries } },
      etag: `"${this.version}"`,
    });
    this.calls.on(patientApp.metadataDocuments, () => ({
      value: [{ metadataDocumentId: 'programme', updatedAt: at }],
    }));
    this.calls.on(patientApp.metadataDocument, document);
    this.calls.on(patientApp.updateMetadata, ({ body, ifMatch }) => {
      if (ifMatch !== document().etag) throw new RefusedCall(412, 'EtagMismatch');
      this.changeElsewhere(Object.fromEntries(body.metadataChangeList.map(({ key, value = '' }) => [key, value])));
      return document();
    });
  }

  private serveOrganisation(): void {
    const { calls } = this;
    const organisation = {
      ...{ id: 'org-2', enabled: true, details: { name: 'Harbour Trust' } },
      ...{ subscription: {}, researchSettings: {}, appSettings: {} },
    };
    calls.on(organisations.own, () => ({ value: organisation }));
    calls.on(organisations.ownV2, () => ({ value: { ...organisation, clientLinks: {}, sources: [] } }));
    calls.on(organisations.subscriptionValid, () => ({ value: true }));
    calls.on(organisations.isWhitelisted, () => ({ value: false }));
    calls.on(accessCodes.valid, () => ({ value: { valid: true, organisationName: 'Harbour Trust' } }));
    calls.on(accessCodes.apply, () => ({ value: { organisation: { id: 'org-2', name: 'Harbour Trust' } } }));
    calls.on(accessCodes.assertAllowedInBeta, () => ({ value: undefined }));
  }

  private serveTheRest(): void {
    const { calls } = this;
    calls.on(patientApp.notify, ({ query }) => {
      this.scores.push(query);
      return { value: undefined };
    });
    calls.on(patientApp.graph, ({ query }) => ({ value: { ...query, mood: [], phq9: [], gad7: [], cgi: [] } }));
    calls.on(patientApp.earnReward, ({ query }) => {
      this.rewards.push(query.sessionId);
      return { value: { earned: 3, total: 3 * new Set(this.rewards).size } };
    });
    calls.on(messageAlerts.listV1, () => ({ value: [{ id: 'old', message: 'Please update.', version: '<4.3' }] }));
    calls.on(messageAlerts.shownToUser, () => ({ value: { alerts: [...this.alerts] } }));
    calls.on(account.cloudDocument, () => {
      if (this.document === undefined) throw new RefusedCall(404, 'NotFound');
      return { value: { content: this.document, timestamp: 1 } };
    });
    calls.on(account.putCloudDocument, ({ body }) => {
      this.document = body.content;
      return { value: undefined };
    });
    calls.on(surveys.sessions, () => ({ value: this.surveySessions }));
    calls.on(patientApp.answerOnboardingSurvey, () => {
      this.surveySessions = [];
      return { value: { responseId: 'response-1' } };
    });
    calls.on(patientApp.therapists, () => ({ value: [{ therapistId: 't-1', name: 'Amelia Hart', isLead: true }] }));
    calls.on(profile.shownProfile, ({ path }) => ({
      value: {
        ...{ id: path.therapist, name: 'Dr Amy', biography: 'Sails.' },
        availability: { timeZone: 'Europe/London', times: [] },
      },
    }));
    const summary = {
      ...{ userId: 'patient-1', emailAddress: 'pat@patient.example', firstName: 'Pat', lastName: 'Example' },
      ...{ screenName: '', language: 'en', pushEnabled: true },
    };
    calls.on(ownAccount.summary, () => ({ value: summary }));
    calls.on(ownAccount.setLanguage, ({ body }) => ({ value: { ...summary, language: body.language } }));
    calls.on(push.pushStatus, () => ({ value: undefined }));
    const pagesUrl = 'https://pages.example';
    calls.on(publicSettings.clientConfig, () => ({
      value: { unifiedBackendUrl: `${pagesUrl}/api`, staticStorageUrl: `${pagesUrl}/storage`, pagesUrl },
    }));
    calls.on(transactional.createLinkToken, () => ({ value: 'token' }));
    calls.on(transactional.welfareEmail, () => ({ value: undefined }));
    calls.on(patientApp.ownRecord, () => ({
      value: { goals: empty, safetyPlan: empty, nextOfKin: empty, generalPractitioner: empty },
    }));
    calls.on(patientApp.accessCode, () => {
      throw new RefusedCall(404, 'NotFound');
    });
  }

  private serveChat(): void {
    const { calls } = this;
    const noted = (act: string) => {
      this.chatActs.push(act);
      return { value: 'request-1' };
    };
    calls.on(patientChat.requestChat, ({ query }) => noted(`ask ${query.message}`));
    calls.on(patientChat.requestEmergencyChat, ({ query }) => noted(`ask at once ${query.message}`));
    calls.on(patientChat.requestChatLazy, ({ query }) => noted(`move ${query.message}`));
    calls.on(patientChat.chatExists, ({ query }) => ({ value: this.chat === (query.pubNub ? 'v2' : 'v1') }));
    calls.on(patientChat.patientChatToken, () => {
      this.tokens.add('token-1');
      return { value: { token: 'token-1' } };
    });
    calls.on(patientChat.revokePatientChatToken, ({ query }) => ({ value: this.tokens.delete(query.token) }));
    calls.on(patientChat.endPatientChat, () => {
      this.chat = undefined;
      return { value: undefined };
    });
    calls.on(patientChat.patientChatHistory, () => {
      throw new RefusedCall(404, 'START_CHAT_MOMENT_EXISTS_BUT_NOT_RTD_CHAT_ROOM');
    });
  }
}

function shown({ items, ...event }: Known): MomentDto {
  const complete = items?.every(item => item >= 0) === true;
  const quiz = items && { items, ...(complete && { score: items.reduce((sum, item) => sum + item, 0) }) };
  return {
    ...event,
    recordedAt: event.at,
    updatedAt: event.at,
    author: { userId: 'patient-1', name: 'Pat Ient' },
    ...(quiz && { quiz }),
  };
}
