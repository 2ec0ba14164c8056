import { render, screen } from '@testing-library/react';
import { AssessmentsSection } from '@/presentation/patients/record/AssessmentsSection';
import { patientRecordText } from '@/presentation/patients/record/patientRecordText';
import { RecordSection } from '@/presentation/patients/record/RecordSection';
import { SharingSection } from '@/presentation/patients/record/SharingSection';
import { anAssessment } from '#test/support/builders/patients/anAssessment';
import { historyTools } from '#test/support/builders/patients/historyTools';
import { settled } from '#test/support/settled';
import { acts } from './acts';
import type { FailingCall, Kind } from './FailingCall';

type Tools = ReturnType<typeof historyTools>;

const why = (kind: Kind): string => patientRecordText(`failure.${kind}`);
const nothing = (): void => undefined;

async function openRecord(arrange: (tools: Tools) => void = nothing): Promise<Tools> {
  const tools = historyTools();
  arrange(tools);
  await settled(() => render(<RecordSection open={() => tools.record.record()} onlyReads={false} />));
  return tools;
}

async function goalsTyped(): Promise<Tools> {
  const tools = await openRecord();
  await acts.press('Edit record');
  await acts.type('Goals', 'Back to work.');
  return tools;
}

async function openRisks(arrange: (tools: Tools) => void = nothing): Promise<Tools> {
  const tools = historyTools();
  tools.assessments.put(anAssessment());
  arrange(tools);
  await settled(() => render(<AssessmentsSection stores={tools.record} name="Ana Lima" onlyReads={false} />));
  return tools;
}

async function summaryTyped(button: RegExp): Promise<Tools> {
  const tools = await openRisks();
  await acts.pressFirst(button);
  await acts.choose('Level of risk', 'Low');
  await acts.answerRisk();
  await acts.type('Summary', 'Calmer now.');
  return tools;
}

async function openSharing(arrange: (tools: Tools) => void = nothing): Promise<Tools> {
  const tools = historyTools();
  arrange(tools);
  await settled(() => render(<SharingSection open={() => tools.record.sharing()} name="Ana Lima" />));
  return tools;
}

const goals = [['Goals', 'Back to work.']] as const;
const summary = [['Summary', 'Calmer now.']] as const;
const saved = [/The risk assessment is saved/];

const recordCalls: readonly FailingCall[] = [
  {
    screen: 'record',
    call: 'reading it',
    never: [/Nothing has been written/, /Nothing written yet/],
    run: failure => openRecord(({ records }) => records.planned.failNext('read', failure)),
    says: kind => [patientRecordText('record.failed'), why(kind)],
  },
  {
    screen: 'record',
    call: 'saving',
    typed: goals,
    run: async failure => {
      (await goalsTyped()).records.planned.failNext('change', failure);
      await acts.press('Save record');
    },
    says: kind => [why(kind)],
  },
  {
    screen: 'record',
    call: 'reading what a colleague made of it',
    typed: goals,
    run: async failure => {
      const { records } = await goalsTyped();
      records.colleagueWrites({ allergies: 'Penicillin' });
      records.planned.failNext('read', failure);
      await acts.press('Save record');
    },
    says: kind => [why(kind)],
  },
];

const riskCalls: readonly FailingCall[] = [
  {
    screen: 'risk assessments',
    call: 'listing',
    never: [/No risk has been assessed/],
    run: failure => openRisks(({ assessments }) => assessments.planned.failNext('list', failure)),
    says: kind => [patientRecordText('risk.failed'), why(kind)],
  },
  {
    screen: 'risk assessments',
    call: 'opening one to change it',
    run: async failure => {
      await openRisks(({ assessments }) => assessments.planned.failNext('read', failure));
      await acts.press(/^Edit the risk assessment/);
    },
    says: kind => [why(kind)],
  },
  {
    screen: 'risk assessments',
    call: 'adding',
    typed: summary,
    never: saved,
    run: async failure => {
      (await summaryTyped(/^Add risk assessment/)).assessments.planned.failNext('add', failure);
      await acts.press('Save assessment');
    },
    says: kind => [why(kind)],
  },
  {
    ...{
      screen: 'risk assessments',
      call: 'putting a new one into the history',
      typed: summary,
      never: [/The risk assessment is saved\./],
    },
    run: async failure => {
      (await summaryTyped(/^Add risk assessment/)).assessments.planned.failNext('addToHistory', failure);
      await acts.press('Save assessment');
    },
    says: () => [patientRecordText('risk.notInHistory')],
  },
  {
    screen: 'risk assessments',
    call: 'changing',
    typed: summary,
    never: saved,
    run: async failure => {
      (await summaryTyped(/^Edit the risk assessment/)).assessments.planned.failNext('change', failure);
      await acts.press('Save assessment');
    },
    says: kind => [why(kind)],
  },
  {
    screen: 'risk assessments',
    call: 'reading what a colleague made of it',
    typed: summary,
    never: saved,
    run: async failure => {
      const { assessments } = await summaryTyped(/^Edit the risk assessment/);
      assessments.put(anAssessment({ plan: 'Daily calls.' }));
      assessments.planned.failNext('read', failure);
      await acts.press('Save assessment');
    },
    says: kind => [why(kind)],
  },
  {
    screen: 'risk assessments',
    call: 'reading one before it is deleted',
    run: async failure => {
      await openRisks(({ assessments }) => assessments.planned.failNext('read', failure));
      await acts.press(/^Delete the risk assessment/);
    },
    says: kind => [why(kind)],
  },
  {
    ...{
      screen: 'risk assessments',
      call: 'deleting',
      kinds: ['unreachable', 'sessionEnded', 'notAllowed', 'refused'],
      never: [/No risk has been assessed/],
    },
    run: async failure => {
      await openRisks(({ assessments }) => assessments.planned.failNext('remove', failure));
      await acts.press(/^Delete the risk assessment/);
      await acts.press('Delete risk assessment');
    },
    says: kind => [why(kind)],
  },
];

const sharingCalls: readonly FailingCall[] = [
  {
    screen: 'sharing',
    call: 'with whom it can be shared',
    never: [/There’s nobody/],
    run: failure => openSharing(({ patients }) => patients.planned.failNext('eligibleToShare', failure)),
    says: kind => [patientRecordText('share.failed'), why(kind)],
  },
  {
    ...{
      screen: 'sharing',
      call: 'sharing',
      typed: [['Share with', 't-cleo']],
      never: [/can now read the data/, /could already read the data/],
    },
    run: async failure => {
      await openSharing(({ patients }) => patients.planned.failNext('shareData', failure));
      await screen.findByRole('option', { name: /Cleo Park/ });
      await acts.type('Share with', 't-cleo');
      await acts.press('Share data');
    },
    says: kind => [why(kind)],
  },
];

export const recordPageCalls: readonly FailingCall[] = [...recordCalls, ...riskCalls, ...sharingCalls];
